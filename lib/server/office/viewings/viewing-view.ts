/** Data of a viewing's page in the office: visitor, time and place, what was agreed, and the possible actions. */
import 'server-only'
import { type Age, ageOf } from '../../../domain/office/working-time.ts'
import type { ViewingAnswer } from '../../../domain/portal/viewing-answer.ts'
import { dayMs } from '../../../domain/text/date.ts'
import type { Language } from '../../../domain/text/language.ts'
import { formatPhone } from '../../../domain/text/phone.ts'
import { phoneHref } from '../../../domain/text/phone-href.ts'
import { findWork } from '../../../forms/office-work.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import {
  findCalendarViewings,
  findOutcome,
  findSeenVersion,
  type ViewingOutcome,
} from '../../db/repositories/office/office-viewings.ts'
import { findProposals } from '../../db/repositories/viewings/agent-time.ts'
import { findAnswerTo } from '../../db/repositories/viewings/viewing-answers.ts'
import { optionLabel } from '../../leads/describe-values.ts'
import { translatorOf } from '../../pages/translator.ts'
import { findViewing, preferredBy, type Viewing, type ViewingState } from '../../viewings/find-viewing.ts'
import { findFreeSlots, viewingDuration } from '../../viewings/free-slots.ts'
import { type SlotDay, slotDays } from '../../viewings/slot-days.ts'
import { leadHref, nameOf, textOf } from '../leads/lead-summary.ts'
import { findOfficeProperty, isGone, type OfficeProperty } from '../listings/office-property.ts'
import { workingTime } from '../settings/working-hours.ts'
import type { Staff } from '../staff/staff.ts'

export type ViewingView = {
  now: Date
  id: string
  version: number
  state: ViewingState
  name: string
  email: string
  phone: { text: string; href: string } | undefined
  /** Language of the visitor. */
  language: Language
  remark: string
  /** The visitor's preferred hours. */
  preferred: readonly string[]
  startsAt: Date | undefined
  /** Minutes. */
  duration: number
  agentId: number
  agent: string | undefined
  propertyId: number
  /** Undefined if it is no longer in the content. */
  property: OfficeProperty | undefined
  /** Under option, sold or let. */
  isGone: boolean
  proposals: readonly Date[]
  proposedUntil: Date | undefined
  outcome: ViewingOutcome | undefined
  /** The owner's answer to the current time. */
  owner: ViewingAnswer | undefined
  /** Free times of the agent that visitors can choose. */
  free: readonly SlotDay[]
  leadHref: string
  requestedAt: Date
  /** Time left until the promised response, while it has no time. */
  age: Age | undefined
  /** Other viewings of the property within a month before and after. */
  others: readonly OtherViewing[]
}

export type OtherViewing = {
  leadId: string
  name: string
  startsAt: Date
  outcome: ViewingOutcome['outcome'] | undefined
}

/** States in which a time can be set. */
const openStates: readonly ViewingState[] = ['requested', 'waiting', 'confirmed']

export const isOpenViewing = ({ state }: Pick<ViewingView, 'state'>): boolean => openStates.includes(state)

function preferredHours(viewing: Viewing, language: Language): string[] {
  const t = translatorOf(language)
  return preferredBy(viewing).map((slot) => optionLabel('CONTACT_SLOTS', slot, t))
}

function factsOf(staff: Staff<'handleViewings'>, viewing: Viewing, language: Language) {
  const { lead, property, startsAt, state } = viewing
  const phone = textOf(lead.payload, 'PHONE_NUMBER')
  return {
    ...{ id: lead.id, email: lead.email, language: viewing.language, startsAt, state },
    name: nameOf(lead.payload),
    phone: phone === '' ? undefined : { text: formatPhone(phone), href: phoneHref(phone) },
    remark: textOf(lead.payload, 'REMARK'),
    preferred: preferredHours(viewing, language),
    duration: viewingDuration(property),
    agentId: property.agentId,
    agent: getSnapshot().agents.find(({ id }) => id === property.agentId)?.name,
    propertyId: property.id,
    property: findOfficeProperty(staff, property.id, language),
    isGone: isGone(property.id),
    leadHref: leadHref(lead.id, language),
    requestedAt: new Date(lead.createdAt),
  }
}

/** While the viewing has no time and nobody has answered. */
function ageOfRequest({ lead, state }: Viewing, isAnswered: boolean, now: Date): Age | undefined {
  const work = findWork(lead.form)
  if (!work || state !== 'requested' || isAnswered) return undefined
  return ageOf(workingTime(), new Date(lead.createdAt), getSnapshot().site.promises.workingDays[work.term], now)
}

const aroundMs = 30 * dayMs

async function findOthers(db: Db, staff: Staff<'handleViewings'>, viewing: Viewing, now: Date): Promise<OtherViewing[]> {
  const [from, to] = [new Date(now.getTime() - aroundMs), new Date(now.getTime() + aroundMs)]
  const found = await findCalendarViewings(db, staff, { from, to, agentId: undefined, propertyId: viewing.property.id })
  return found
    .filter(({ leadId }) => leadId !== viewing.lead.id)
    .map(({ leadId, payload, startsAt, outcome }) => ({ leadId, name: nameOf(payload), startsAt, outcome }))
}

/** Excludes the current time. */
async function findOtherSlots(db: Db, { lead, property, state, startsAt }: Viewing, now: Date): Promise<Date[]> {
  const free = (await findFreeSlots(db, property, now, lead.id)) ?? []
  return free.filter((slot) => state !== 'confirmed' || slot.getTime() !== startsAt?.getTime())
}

/** Undefined if it does not exist, or the visitor has not confirmed it yet. @throws database errors. */
export async function getViewingView(
  db: Db,
  staff: Staff<'handleViewings'>,
  id: string,
  language: Language,
  now: Date,
): Promise<ViewingView | undefined> {
  const [viewing, version] = await Promise.all([findViewing(db, id, now), findSeenVersion(db, staff, id)])
  if (!viewing || version === undefined) return undefined
  const isOpen = openStates.includes(viewing.state)
  const [proposals, outcome, free, answer, others] = await Promise.all([
    findProposals(db, id, now),
    findOutcome(db, staff, id),
    isOpen ? findOtherSlots(db, viewing, now) : [],
    findAnswerTo(db, id),
    findOthers(db, staff, viewing, now),
  ])
  return {
    ...factsOf(staff, viewing, language),
    now,
    version,
    outcome,
    owner: answer && Date.parse(answer.startsAt) === viewing.startsAt?.getTime() ? answer : undefined,
    proposals: proposals.map(({ startsAt }) => startsAt),
    proposedUntil: proposals[0]?.expiresAt,
    free: slotDays(free, language),
    age: ageOfRequest(viewing, proposals.length > 0, now),
    others,
  }
}
