/** Open days with interested visitors: nobody registers for one, so those with an open lead about the property are listed. */
import 'server-only'
import type { Language } from '../../../domain/text/language.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findInterest, type InterestedLead } from '../../db/repositories/office/office-viewings.ts'
import type { ViewingState } from '../../viewings/find-viewing.ts'
import { findOpenDays, type OpenDay } from '../../viewings/free-slots.ts'
import { isOnWaitingList, leadHref, nameOf } from '../leads/lead-summary.ts'
import { emptyInboxQuery, inboxHref } from '../leads/leads-view.ts'
import { findOfficeProperty, type OfficeProperty } from '../listings/office-property.ts'
import type { Staff } from '../staff/staff.ts'
import { type CalendarQuery, viewingHref } from './calendar-query.ts'

export type InterestedPerson = {
  leadId: string
  name: string
  form: string
  /** For a viewing without a time. */
  state: Extract<ViewingState, 'requested' | 'waiting'> | undefined
  href: string
}

export type OpenDayItem = Pick<OpenDay, 'from' | 'to' | 'agentId' | 'propertyId'> & {
  property: OfficeProperty | undefined
  agent: string | undefined
  /** Number of leads in the inbox that it links to. */
  count: number
  people: readonly InterestedPerson[]
  inboxHref: string
}

/** Most names per property; the inbox lists all. */
const mostPeople = 20

type ViewContext = { db: Db; staff: Staff<'handleViewings'>; language: Language; query: CalendarQuery; from: Date; to: Date }

const toPerson = ({ leadId, form, status, payload }: InterestedLead, language: Language): InterestedPerson => ({
  leadId,
  form,
  name: nameOf(payload),
  state: form === 'visit' && status === 'requested' ? (isOnWaitingList({ payload }) ? 'waiting' : 'requested') : undefined,
  href: form === 'visit' ? viewingHref(leadId, language) : leadHref(leadId, language),
})

/** Open days of the shown range, in order. @throws database errors. */
export async function getOpenDays({ db, staff, language, query, from, to }: ViewContext): Promise<OpenDayItem[]> {
  const days = findOpenDays(query.agentId)
    .filter((day) => day.to > from && day.from < to)
    .filter(({ propertyId }) => query.propertyId === undefined || propertyId === query.propertyId)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
  const ids = [...new Set(days.map(({ propertyId }) => propertyId))]
  const interest = await findInterest(db, staff, ids, mostPeople)
  const { agents } = getSnapshot()
  return days.map(({ propertyId, agentId, ...day }) => ({
    ...{ ...day, propertyId, agentId },
    property: findOfficeProperty(staff, propertyId, language),
    agent: agents.find(({ id }) => id === agentId)?.name,
    count: interest.get(propertyId)?.count ?? 0,
    people: (interest.get(propertyId)?.leads ?? []).map((lead) => toPerson(lead, language)),
    inboxHref: inboxHref(language, { ...emptyInboxQuery, propertyId }),
  }))
}
