/** Checks references between agents, testimonials and branches. Unknown agents and branches are only warnings. */
import 'server-only'
import { branchesPath } from '../../../routing/href.ts'
import type { CheckInput } from './check-input.ts'
import { checkPicture } from './check-picture.ts'
import type { Report } from './report.ts'

function checkBranches({ snapshot, findFile }: CheckInput, report: Report): void {
  const { branches, pages } = snapshot
  const ids = branches.map(({ id }) => id)
  branches.forEach(({ id, picture }, index) => {
    if (ids.indexOf(id) !== index) report('branches.json', `${id}.ID`, `expected each ID once; found ${id} again`)
    if (picture) checkPicture(picture.url, 'branches.json', `${id}.Picture.url`, { findFile }, report)
  })
  if (branches.length > 0 && pages.get(branchesPath)?.status !== 'Published')
    report(
      'branches.json',
      '',
      `expected a published page with the path "${branchesPath}": without it no branch is shown`,
      'warning',
    )
}

/** An unknown agent is not shown with a testimonial; an agent with an unknown branch is shown at the first branch. */
export function checkAgency(input: CheckInput, report: Report): void {
  checkBranches(input, report)
  const { branches, agents, testimonials } = input.snapshot
  for (const { id, branchId } of agents) {
    if (branchId !== undefined && !branches.some((branch) => branch.id === branchId))
      report('agents.json', `${id}.BranchID`, `expected an ID of branches.json; found ${branchId}`, 'warning')
  }
  for (const { id, agent } of testimonials) {
    if (agent !== undefined && !agents.some((known) => known.id === agent))
      report('testimonials.json', `${id}.agent`, `expected an ID of agents.json; found ${agent}`, 'warning')
  }
}
