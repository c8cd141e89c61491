/**
 * Portal items of an owner's property: logged by the agency, plus the viewings booked on the site and the property's own page
 * among the media.
 */
import 'server-only'
import type { ItemKind, PortalItem } from '../../domain/portal/portal-item.ts'
import type { IsoDate } from '../../domain/property/property.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import type { Language } from '../../domain/text/language.ts'
import { propertyHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { findRequestedViewings, type RequestedViewing } from '../db/repositories/portal/owner-leads.ts'
import { findItems } from '../db/repositories/portal/portal-items.ts'
import type { LeadStatus } from '../db/schema.ts'
import { translatorOf } from '../pages/translator.ts'
import type { OwnedProperty } from './owned-property.ts'
import { contactKinds, findPropertyFigures } from './property-figures.ts'

/** `S. Janssens`: protects the visitor's privacy. */
export function shortName({ firstName, lastName }: Pick<RequestedViewing, 'firstName' | 'lastName'>): string {
  const initial = firstName.trim().charAt(0).toUpperCase()
  return [initial && `${initial}.`, lastName.trim()].filter(Boolean).join(' ')
}

const openStates: readonly LeadStatus[] = ['new', 'requested']

function viewingStatus({ status, startsAt, isAbsent }: RequestedViewing, now: Date): string {
  if (isAbsent) return 'absent'
  if (openStates.includes(status)) return 'requested'
  if (status !== 'confirmed') return 'cancelled'
  return startsAt && new Date(startsAt) < now ? 'done' : 'confirmed'
}

/** A viewing without a time is listed at the day of the request. */
function toViewingItem(viewing: RequestedViewing, now: Date): PortalItem {
  const { date, time } = toLocalTime(new Date(viewing.startsAt ?? viewing.askedAt))
  return {
    id: viewing.id,
    kind: 'visit',
    date,
    time: viewing.startsAt ? time : undefined,
    type: 'visit',
    contact: shortName(viewing),
    subject: '',
    comment: viewing.feedback,
    status: viewingStatus(viewing, now),
    link: undefined,
    views: undefined,
    contacts: undefined,
  }
}

/** The property's page on this site, with its own figures. */
async function ownPage(db: Db, { ownership, property }: OwnedProperty, today: IsoDate, language: Language): Promise<PortalItem> {
  const since = { from: property.creationDate < today ? property.creationDate : today, to: today }
  const { summary, actions } = await findPropertyFigures(db, ownership, since, today)
  return {
    id: 'own-page',
    kind: 'media',
    date: property.creationDate,
    time: undefined,
    type: translatorOf(language)('PortalItems.ownSite'),
    contact: '',
    subject: '',
    comment: '',
    status: property.archived ? 'ended' : 'online',
    link: propertyHref(getSnapshot().routeTable, property, language),
    views: summary.total,
    contacts: contactKinds.reduce((sum, kind) => sum + actions[kind], 0),
  }
}

/** Newest first. */
export async function findPortalItems(
  db: Db,
  owned: OwnedProperty,
  kind: ItemKind,
  now: Date,
  language: Language,
): Promise<PortalItem[]> {
  const logged = await findItems(db, owned.ownership, kind)
  if (kind === 'media') return [await ownPage(db, owned, toLocalTime(now).date, language), ...logged]
  if (kind === 'communication') return logged
  const asked = (await findRequestedViewings(db, owned.ownership)).map((viewing) => toViewingItem(viewing, now))
  const momentOf = ({ date, time }: PortalItem) => `${date} ${time ?? ''}`
  return [...logged, ...asked].toSorted((a, b) => momentOf(b).localeCompare(momentOf(a)))
}
