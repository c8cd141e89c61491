/** The offices of an agency that has several, and which of them a listing belongs to. */
import 'server-only'
import type { Branch } from '../../domain/agency/branch.ts'
import { type OpenState, openState } from '../../domain/agency/opening-hours.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import type { Language } from '../../domain/text/language.ts'
import { branchesPath, itemHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Agent } from '../content/snapshot/snapshot-type.ts'
import { findCrumbs } from '../pages/pages.ts'

/** By the last segment of its address. */
export const findBranch = (slug: string): Branch | undefined => getSnapshot().branches.find((branch) => branch.slug === slug)

/** Where an agent works: the first branch unless the content says another. Undefined for an agency of one office. */
export function branchOf({ branchId }: Pick<Agent, 'branchId'>): Branch | undefined {
  const { branches } = getSnapshot()
  return branches.find(({ id }) => id === branchId) ?? branches[0]
}

/** Of the agent with this number; a listing without an agent belongs to the first branch. */
export function branchOfAgent(agentId: number | undefined): Branch | undefined {
  const { agents, branches } = getSnapshot()
  const agent = agents.find(({ id }) => id === agentId)
  return agent ? branchOf(agent) : branches[0]
}

/**
 * The branch of a listing, who sees what is mailed to its agent: leads and viewings go to the office of the property. Nothing for
 * an agency of one office, and where it would be the same mailbox.
 */
export function copyToBranch(agentId: number | undefined, to: string): { cc?: string } {
  if (agentId === undefined || getSnapshot().branches.length < 2) return {}
  const branch = branchOfAgent(agentId)
  return branch && branch.email.toLowerCase() !== to.toLowerCase() ? { cc: branch.email } : {}
}

/** From home over all branches to this one. */
export const branchCrumbs = (branch: Branch, language: Language) => [
  ...findCrumbs(branchesPath, language),
  { name: branch.name, href: itemHref(getSnapshot().routeTable, branchesPath, branch, language) },
]

/** Who works there, in the order of the content. */
export const agentsAt = (branch: Branch): Agent[] => getSnapshot().agents.filter((agent) => branchOf(agent)?.id === branch.id)

const newestFirst = (a: PublicProperty, b: PublicProperty) => b.creationDate.localeCompare(a.creationDate) || a.id - b.id

/** What is still to be had of some agents: for sale, to rent and to take over, the newest first. */
export function listingsOf(agentIds: readonly number[]): PublicProperty[] {
  const { properties, takeovers } = getSnapshot()
  return [...properties, ...takeovers]
    .filter(({ agentId, availability }) => availability === 'available' && agentIds.includes(agentId))
    .sort(newestFirst)
}

export const listingsAt = (branch: Branch): PublicProperty[] => listingsOf(agentsAt(branch).map(({ id }) => id))

/** Whether it is open at a moment; the agency's days off count for all. */
export const stateOf = ({ hours }: Pick<Branch, 'hours'>, now: Date): OpenState =>
  openState(hours, toLocalTime(now), getSnapshot().viewingCalendar.holidays)
