/** Open days, and who may come: nobody announces it, so these are the people whose lead about the property is open. */
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
  /** Of a viewing that has no time yet. */
  state: Extract<ViewingState, 'requested' | 'waiting'> | undefined
  href: string
}

export type OpenDayItem = Pick<OpenDay, 'from' | 'to' | 'agentId' | 'propertyId'> & {
  property: OfficeProperty | undefined
  agent: string | undefined
  /** As many as the inbox holds that it leads to. */
  count: number
  people: readonly InterestedPerson[]
  inboxHref: string
}

/** People of one property that are named; the others are in the inbox. */
const mostPeople = 20

type ViewContext = { db: Db; staff: Staff<'handleViewings'>; language: Language; query: CalendarQuery; from: Date; to: Date }

const toPerson = ({ leadId, form, status, payload }: InterestedLead, language: Language): InterestedPerson => ({
  leadId,
  form,
  name: nameOf(payload),
  state: form === 'visit' && status === 'requested' ? (isOnWaitingList({ payload }) ? 'waiting' : 'requested') : undefined,
  href: form === 'visit' ? viewingHref(leadId, language) : leadHref(leadId, language),
})

/** Those of the days that are shown, in order. @throws what the database says. */
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
