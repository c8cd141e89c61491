/** Data of the page for planning a viewing: visitor, property, and free times of its agent. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { PublicProperty } from '../../../domain/property/property.ts'
import { formsOf } from '../../../domain/property/property-forms.ts'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import type { Language } from '../../../domain/text/language.ts'
import { formatPhone } from '../../../domain/text/phone.ts'
import { type SlotWeeks, slotsIn } from '../../../domain/viewings/slot-weeks.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findLead, type Lead } from '../../db/repositories/leads/leads.ts'
import { findSeenVersion } from '../../db/repositories/office/office-viewings.ts'
import { leadLanguage } from '../../leads/lead-language.ts'
import { linkHref } from '../../pages/link-href.ts'
import { leadHref, nameOf, textOf } from '../leads/lead-summary.ts'
import { findOfficeProperty, type OfficeProperty } from '../listings/office-property.ts'
import { numberIn, one, type Query } from '../pages/query-values.ts'
import type { Staff } from '../staff/staff.ts'
import { getSlotWeeks } from './slot-weeks-view.ts'

type Handler = Staff<'handleViewings'>

/** The query of the address. */
export type PlanQuery = {
  propertyId: number | undefined
  /** Agent whose free time was chosen in the calendar. */
  agentId: number | undefined
  time: Date | undefined
  /** The lead with the request. */
  leadId: string | undefined
}

/** Parses the address; invalid values are ignored. */
export function readPlanQuery(query: Query): PlanQuery {
  const time = new Date(one(query, 'time') ?? '')
  const lead = one(query, 'lead')
  return {
    propertyId: numberIn(one(query, 'property')),
    agentId: numberIn(one(query, 'agent')),
    time: Number.isNaN(time.getTime()) ? undefined : time,
    leadId: lead && lead.length <= 64 ? lead : undefined,
  }
}

/** @param asked values that are already known */
export function planHref(language: Language, { propertyId, agentId, time, leadId }: Partial<PlanQuery> = {}): string {
  const parts = new URLSearchParams({
    ...(propertyId !== undefined && { property: String(propertyId) }),
    ...(agentId !== undefined && { agent: String(agentId) }),
    ...(time !== undefined && { time: time.toISOString() }),
    ...(leadId !== undefined && { lead: leadId }),
  })
  return `${linkHref('office/plan', language)}${parts.size > 0 ? `?${parts}` : ''}`
}

/** Properties that can be viewed: published, and neither sold nor let. */
export const findViewable = (id: number): PublicProperty | undefined => {
  const property = getSnapshot().propertyById.get(id)
  return property && formsOf(property).includes('visit') ? property : undefined
}

export type PlanSource = {
  id: string
  version: number
  name: string
  email: string
  phone: string
  language: Language
  href: string
}

export type PlanView = {
  now: Date
  query: PlanQuery
  /** Idempotency token: the same form sent twice creates one viewing. */
  token: string
  /** Choices, sorted by name; with an agent only that agent's properties. */
  properties: readonly { id: number; name: string }[]
  /** Undefined until a property is chosen. */
  chosen: { property: OfficeProperty; agent: string; weeks: SlotWeeks } | undefined
  source: PlanSource | undefined
  /** The time in the address if it is free; other times are typed. */
  slot: Date | undefined
  typed: string
}

function propertiesFor(staff: Handler, agentId: number | undefined, language: Language): PlanView['properties'] {
  const all = [...getSnapshot().propertyById.values()].filter((property) => formsOf(property).includes('visit'))
  return all
    .filter((property) => agentId === undefined || property.agentId === agentId)
    .map(({ id }) => ({ id, name: findOfficeProperty(staff, id, language)?.name ?? String(id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
}

const toSource = (lead: Lead, version: number, language: Language): PlanSource => ({
  ...{ id: lead.id, version, name: nameOf(lead.payload), email: lead.email, language: leadLanguage(lead) },
  phone: formatPhone(textOf(lead.payload, 'PHONE_NUMBER')),
  href: leadHref(lead.id, language),
})

async function findSource(
  db: Db,
  staff: Handler,
  id: string | undefined,
  language: Language,
): Promise<[Lead, PlanSource] | undefined> {
  if (id === undefined) return undefined
  const [lead, version] = await Promise.all([findLead(db, id), findSeenVersion(db, staff, id)])
  return lead?.email && version !== undefined ? [lead, toSource(lead, version, language)] : undefined
}

/** Value for a `datetime-local` field. */
const toInputValue = (time: Date) => Object.values(toLocalTime(time)).join('T')

async function choose(db: Db, staff: Handler, property: PublicProperty, language: Language, now: Date) {
  const shown = findOfficeProperty(staff, property.id, language)
  if (!shown) return undefined
  const weeks = await getSlotWeeks(db, staff, { property, now, exceptLead: undefined, preferred: [], hasNames: true })
  return { property: shown, agent: getSnapshot().agents.find(({ id }) => id === property.agentId)?.name ?? '', weeks }
}

/** @throws database errors. */
export async function getPlan(db: Db, staff: Handler, language: Language, query: PlanQuery, now: Date): Promise<PlanView> {
  const found = await findSource(db, staff, query.leadId, language)
  const [lead, source] = found ?? []
  const property = findViewable(query.propertyId ?? lead?.propertyId ?? 0)
  const chosen = property && (await choose(db, staff, property, language, now))
  const time = query.time?.getTime()
  const slot = chosen && slotsIn(chosen.weeks).find(({ startsAt }) => startsAt.getTime() === time)?.startsAt
  return {
    ...{ now, query, token: randomUUID(), chosen, source, slot },
    properties: propertiesFor(staff, query.agentId, language),
    typed: query.time && !slot && query.time > now ? toInputValue(query.time) : '',
  }
}
