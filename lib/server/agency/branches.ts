/** Branches of an agency with several offices, and the branch of each listing. */
import 'server-only'
import type { Branch } from '../../domain/agency/branch.ts'
import { type OpenState, openState } from '../../domain/agency/opening-hours.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { compareDates } from '../../domain/text/compare-dates.ts'
import type { Language } from '../../domain/text/language.ts'
import { branchesPath, itemHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Agent } from '../content/snapshot/snapshot-type.ts'
import { findCrumbs } from '../pages/pages.ts'

/** By the last segment of its address. */
export const findBranch = (slug: string): Branch | undefined => getSnapshot().branches.find((branch) => branch.slug === slug)

/** The branch of an agent, by default the first. Undefined for an agency with one office. */
export function branchOf({ branchId }: Pick<Agent, 'branchId'>): Branch | undefined {
  const { branches } = getSnapshot()
  return branches.find(({ id }) => id === branchId) ?? branches[0]
}

/** The branch of the agent with this number; for a listing without an agent, the first. */
export function branchOfAgent(agentId: number | undefined): Branch | undefined {
  const { agents, branches } = getSnapshot()
  const agent = agents.find(({ id }) => id === agentId)
  return agent ? branchOf(agent) : branches[0]
}

/**
 * Adds the branch of a listing as a copy recipient of mails to its agent about leads and viewings. Empty for an agency with one
 * office, or if both have the same mailbox.
 */
export function copyToBranch(agentId: number | undefined, to: string): { cc?: string } {
  if (agentId === undefined || getSnapshot().branches.length < 2) return {}
  const branch = branchOfAgent(agentId)
  return branch && branch.email.toLowerCase() !== to.toLowerCase() ? { cc: branch.email } : {}
}

/** Breadcrumbs from home via all branches to this one. */
export const branchCrumbs = (branch: Branch, language: Language) => [
  ...findCrumbs(branchesPath, language),
  { name: branch.name, href: itemHref(getSnapshot().routeTable, branchesPath, branch, language) },
]

/** Agents of the branch, in the order of the content. */
export const agentsAt = (branch: Branch): Agent[] => getSnapshot().agents.filter((agent) => branchOf(agent)?.id === branch.id)

const newestFirst = (a: PublicProperty, b: PublicProperty) => compareDates(b.creationDate, a.creationDate) || a.id - b.id

/** Available listings of these agents: for sale, to rent and takeovers, newest first. */
export function listingsOf(agentIds: readonly number[]): PublicProperty[] {
  const { properties, takeovers } = getSnapshot()
  return [...properties, ...takeovers]
    .filter(({ agentId, availability }) => availability === 'available' && agentIds.includes(agentId))
    .sort(newestFirst)
}

export const listingsAt = (branch: Branch): PublicProperty[] => listingsOf(agentsAt(branch).map(({ id }) => id))

/** Whether it is open at this time; the agency's days off apply to all branches. */
export const stateOf = ({ hours }: Pick<Branch, 'hours'>, now: Date): OpenState =>
  openState(hours, toLocalTime(now), getSnapshot().viewingCalendar.holidays)
