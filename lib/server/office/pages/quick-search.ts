/** Quick search of the office by a few letters: leads, properties, owners and subscribers, limited to what the member may see. */
import 'server-only'
import type { Right } from '../../../domain/office/rights.ts'
import { foldName } from '../../../domain/search/property-filter.ts'
import type { Language } from '../../../domain/text/language.ts'
import type { Db } from '../../db/client.ts'
import { findInbox } from '../../db/repositories/office/office-leads.ts'
import { findOwnerPage } from '../../db/repositories/office/office-owners.ts'
import { findSubscriberPage } from '../../db/repositories/office/office-subscribers.ts'
import { translatorOf } from '../../pages/translator.ts'
import { excerptOf, leadHref, nameOf } from '../leads/lead-summary.ts'
import { allRecords } from '../listings/listing-records.ts'
import { listingHref } from '../listings/listings-query.ts'
import { wordsOf } from '../listings/listings-view.ts'
import { findOfficeProperty } from '../listings/office-property.ts'
import { ownerHref } from '../people/owners-view.ts'
import { subscribersHref } from '../people/subscribers-view.ts'
import { authorizeRequest, type Staff } from '../staff/staff.ts'

export type QuickSearchResult = {
  group: 'leads' | 'listings' | 'owners' | 'subscribers'
  name: string
  about: string
  href: string
}

/** Most results per group. */
const most = 5

type Asked = { db: Db; text: string; language: Language }

async function findLeads({ db, text, language }: Asked, staff: Staff<'handleLeads'>): Promise<QuickSearchResult[]> {
  const t = translatorOf(language)
  const filter = { who: 'all', text } as const
  const open = await findInbox(db, staff, { ...filter, view: 'open' }, 1)
  const done = open.length < most ? await findInbox(db, staff, { ...filter, view: 'done' }, 1) : []
  return [...open, ...done].slice(0, most).map((lead) => {
    const { id, form, payload, state } = lead
    const kind = `OfficeLeads.forms.${form}` as 'OfficeLeads.forms.contact'
    const about = [t.has(kind) ? t(kind) : form, t(`OfficeLeads.states.${state}`), excerptOf(lead)].filter(Boolean).join(', ')
    return { group: 'leads', name: nameOf(payload) || t('OfficeLeads.noName'), about, href: leadHref(id, language) }
  })
}

async function findListings({ text, language }: Asked, staff: Staff<'handleListings'>): Promise<QuickSearchResult[]> {
  const words = foldName(text)
  const found = allRecords(staff).filter((record) => wordsOf(record).includes(words))
  return found.slice(0, most).map(({ id }) => ({
    ...{ group: 'listings', about: String(id), href: listingHref(id, language) },
    name: findOfficeProperty(staff, id, language)?.name ?? String(id),
  }))
}

async function findOwners({ db, text, language }: Asked, staff: Staff<'handleOwners'>): Promise<QuickSearchResult[]> {
  const owners = await findOwnerPage(db, staff, { view: 'all', text }, 1)
  return owners
    .slice(0, most)
    .map(({ id, name, email }) => ({ group: 'owners', name: name || email, about: email, href: ownerHref(id, language) }))
}

async function findSubscribers({ db, text, language }: Asked, staff: Staff<'seeSubscribers'>): Promise<QuickSearchResult[]> {
  const subscribers = await findSubscriberPage(db, staff, text.toLowerCase(), 1)
  return subscribers.slice(0, most).map(({ email, firstName }) => ({
    ...{ group: 'subscribers', name: firstName || email, about: email },
    href: subscribersHref(language, { text: email, page: 1, discreet: undefined }),
  }))
}

type Finder<R extends Right> = (asked: Asked, staff: Staff<R>) => Promise<QuickSearchResult[]>

/** Fewer characters would match almost everything. */
const minLength = 2

/** @param headers of the request: each group checks its own right @throws database errors. */
export async function quickSearch(db: Db, headers: Headers, typed: string, language: Language): Promise<QuickSearchResult[]> {
  const text = typed.trim().slice(0, 100)
  if (text.length < minLength) return []
  async function withRight<R extends Right>(right: R, find: Finder<R>): Promise<QuickSearchResult[]> {
    const authorization = await authorizeRequest(headers, right)
    return authorization.kind === 'in' ? find({ db, text, language }, authorization.staff) : []
  }
  const groups = await Promise.all([
    withRight('handleLeads', findLeads),
    withRight('handleListings', findListings),
    withRight('handleOwners', findOwners),
    withRight('seeSubscribers', findSubscribers),
  ])
  return groups.flat()
}
