/** Data of an agent's page: address, breadcrumbs and contents. */
import 'server-only'
import type { Branch } from '../../domain/agency/branch.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { formsOf } from '../../domain/property/property-forms.ts'
import type { AgentFigures } from '../../domain/sold/agent-figures.ts'
import type { Reference } from '../../domain/sold/sold-case.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import type { Language } from '../../domain/text/language.ts'
import { logError } from '../../process/log.ts'
import { agentsPath, itemHref, propertyPageHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Agent } from '../content/snapshot/snapshot-type.ts'
import { getDb } from '../db/client.ts'
import { findCrumbs } from '../pages/pages.ts'
import { listTestimonials, type ShownTestimonial } from '../pages/testimonials.ts'
import { findFreeSlots } from '../viewings/free-slots.ts'
import { formatViewingDay } from '../viewings/viewing-day.ts'
import { branchHref } from './agency-links.ts'
import { branchCrumbs, branchOf, listingsOf } from './branches.ts'

/** By the last segment of the address. */
export const findAgentBySlug = (slug: string): Agent | undefined => getSnapshot().agents.find((agent) => agent.slug === slug)

/** Breadcrumbs from home via the branch, or the team page of an agency with one office. */
export function agentCrumbs(agent: Agent, language: Language) {
  const branch = branchOf(agent)
  const above = branch && branchHref(branch, language) ? branchCrumbs(branch, language) : findCrumbs(agentsPath, language)
  return [...above, { name: agent.name, href: itemHref(getSnapshot().routeTable, agentsPath, agent, language) }]
}

/** Undefined for an agent without a sale or letting in twelve months. */
const figuresOf = ({ id }: Agent): AgentFigures | undefined => getSnapshot().market.agents.find(({ agentId }) => agentId === id)

const shownSales = 4

/** The latest ones whose owners agreed. */
const salesOf = ({ id }: Agent): Reference[] =>
  getSnapshot()
    .market.references.filter(({ agentId }) => agentId === id)
    .slice(0, shownSales)

/** Testimonials about this agent, newest first. */
async function testimonialsOf({ id }: Agent, language: Language): Promise<ShownTestimonial[]> {
  const own = new Set(getSnapshot().testimonials.flatMap((one) => (one.agent === id ? one.id : [])))
  return (await listTestimonials(language)).filter((one) => own.has(one.id))
}

/** `times`: the day in words and its free hours. */
export type NextViewing = { title: string; href: string; id: number; times: readonly { day: string; hours: readonly string[] }[] }

const shownDays = 2
const shownHours = 3
/** Each one is a database query. */
const shownViewings = 6

function toTimes(slots: readonly Date[], language: Language): NextViewing['times'] {
  const days = new Map<string, string[]>()
  for (const slot of slots) {
    const day = formatViewingDay(slot, language)
    days.set(day, [...(days.get(day) ?? []), toLocalTime(slot).time])
  }
  return [...days].slice(0, shownDays).map(([day, hours]) => ({ day, hours: hours.slice(0, shownHours) }))
}

async function nextOf(property: PublicProperty, language: Language, now: Date): Promise<NextViewing[]> {
  const slots = await findFreeSlots(await getDb(), property, now)
  if (!slots || slots.length === 0) return []
  const href = propertyPageHref(getSnapshot().routeTable, property, 'visit', language)
  return [{ id: property.id, title: property.texts[language].title, href, times: toTimes(slots, language) }]
}

/** The next viewing slots of an agent's listings; none without fixed hours, or if the database does not respond. */
async function nextViewings(listings: readonly PublicProperty[], language: Language, now: Date): Promise<NextViewing[]> {
  const visited = listings.filter((property) => formsOf(property).includes('visit')).slice(0, shownViewings)
  try {
    return (await Promise.all(visited.map((property) => nextOf(property, language, now)))).flat()
  } catch (error) {
    logError('agent-times-not-read', { error })
    return []
  }
}

export type AgentFound = {
  agent: Agent
  branch: Branch | undefined
  listings: readonly PublicProperty[]
  viewings: readonly NextViewing[]
  figures: AgentFigures | undefined
  sales: readonly Reference[]
  testimonials: readonly ShownTestimonial[]
}

/** All data of an agent's page. @param slug last segment of the address. */
export async function findAgentPage(slug: string, language: Language, now: Date): Promise<AgentFound | undefined> {
  const agent = findAgentBySlug(slug)
  if (!agent) return undefined
  const listings = listingsOf([agent.id])
  const [viewings, testimonials] = await Promise.all([nextViewings(listings, language, now), testimonialsOf(agent, language)])
  return { agent, branch: branchOf(agent), listings, viewings, testimonials, figures: figuresOf(agent), sales: salesOf(agent) }
}
