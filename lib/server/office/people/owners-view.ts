/** Data of the owner pages: owners in the portal, their properties, and what they read there. */
import 'server-only'
import type { IsoDate } from '../../../domain/property/property.ts'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { daysBetween } from '../../../domain/text/date.ts'
import { isLanguage, type Language } from '../../../domain/text/language.ts'
import { hrefBelow } from '../../../routing/private-pages.ts'
import { getConfidential } from '../../content/snapshot/confidential.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import {
  countLoggedItems,
  countOwners,
  findLoggedItems,
  findOwned,
  findOwner,
  findOwnerPage,
  type LoggedItem,
  type OfficeOwner,
  type Owned,
  type OwnerFilter,
  type OwnerView,
  ownerPageSize,
  ownerViews,
} from '../../db/repositories/office/office-owners.ts'
import { linkHref } from '../../pages/link-href.ts'
import { portalLink } from '../../portal/portal-links.ts'
import { findOfficeProperty, type OfficeProperty } from '../listings/office-property.ts'
import type { Staff } from '../staff/staff.ts'

/** Days without contact after which the page shows a warning (design, `kantoor-mensen`). */
const quietDays = 14

export type OwnerQuery = OwnerFilter & { page: number }

export type OwnedItem = Owned & { property: OfficeProperty | undefined; portalHref: string }

export type OwnerItem = OfficeOwner & {
  href: string
  owned: readonly OwnedItem[]
  lastAt: IsoDate | undefined
  /** Days since the last contact, if too many; only for owners with a property on the market. */
  quiet: number | undefined
  /** Language of the mails, if known. */
  writes: Language | undefined
}

export type Owners = {
  now: Date
  query: OwnerQuery
  counts: Record<OwnerView, number>
  pages: number
  items: readonly OwnerItem[]
}

export type OpenedOwner = OwnerItem & {
  /** The latest items. */
  logged: readonly (LoggedItem & { property: OfficeProperty | undefined })[]
  /** Number of all items. */
  loggedCount: number
}

type Query = Readonly<Record<string, string | string[] | undefined>>

const textLimit = 100

/** Parses the address; invalid values fall back to the defaults. */
export function readOwnerQuery(query: Query): OwnerQuery {
  const text = typeof query['q'] === 'string' ? query['q'].trim().slice(0, textLimit) : ''
  const page = Math.trunc(Number(query['page'])) || 1
  return {
    view: ownerViews.find((view) => view === query['view']) ?? 'all',
    text: text || undefined,
    page: Math.max(1, Math.min(100_000, page)),
  }
}

export function ownersHref(language: Language, { view, text, page }: OwnerQuery): string {
  const parts = new URLSearchParams({
    ...(view !== 'all' && { view }),
    ...(text !== undefined && { q: text }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${linkHref('office/owners', language)}${parts.size === 0 ? '' : `?${parts}`}`
}

export const ownerHref = (id: string, language: Language): string =>
  hrefBelow(getSnapshot().routeTable, 'office/owners', id, language)

type ViewContext = { staff: Staff<'handleOwners'>; language: Language; now: Date }

function toItem(owner: OfficeOwner, owned: readonly Owned[], { staff, language, now }: ViewContext): OwnerItem {
  const mine = owned.filter(({ accountId }) => accountId === owner.id)
  const lastAt = mine
    .flatMap((each) => each.lastAt ?? [])
    .toSorted()
    .at(-1)
  const days = lastAt === undefined ? undefined : daysBetween(lastAt, toLocalTime(now).date)
  const { propertyById } = getConfidential()
  const isOpen = mine.some(({ propertyId }) => !(propertyById.get(propertyId)?.archived ?? true))
  return {
    ...owner,
    lastAt,
    href: ownerHref(owner.id, language),
    owned: mine.map((each) => ({
      ...each,
      property: findOfficeProperty(staff, each.propertyId, language),
      portalHref: portalLink(each.propertyId, undefined, language),
    })),
    quiet: isOpen && days !== undefined && days > quietDays ? days : undefined,
    writes: isLanguage(owner.language) ? owner.language : undefined,
  }
}

/** @throws database errors. */
export async function getOwners(db: Db, query: OwnerQuery, context: ViewContext): Promise<Owners> {
  const { staff, now } = context
  const counts = await countOwners(db, staff, query.text)
  const pages = Math.max(1, Math.ceil(counts[query.view] / ownerPageSize))
  const page = Math.min(query.page, pages)
  const found = await findOwnerPage(db, staff, query, page)
  const owned = await findOwned(
    db,
    staff,
    found.map(({ id }) => id),
    toLocalTime(now).date,
  )
  return {
    ...{ now, query: { ...query, page }, counts, pages },
    items: found.map((owner) => toItem(owner, owned, context)),
  }
}

/** Rows of logged items on the page; the portal shows all. */
const mostLogged = 12

/** Undefined when there is no such owner. @throws database errors. */
export async function getOwner(db: Db, id: string, context: ViewContext): Promise<OpenedOwner | undefined> {
  const { staff, language, now } = context
  const owner = await findOwner(db, staff, id)
  if (!owner) return undefined
  const item = toItem(owner, await findOwned(db, staff, [id], toLocalTime(now).date), context)
  const owned = item.owned.map(({ propertyId }) => propertyId)
  const [logged, loggedCount] = await Promise.all([
    findLoggedItems(db, staff, owned, mostLogged),
    countLoggedItems(db, staff, owned),
  ])
  const propertyOf = (propertyId: number) => findOfficeProperty(staff, propertyId, language)
  return { ...item, loggedCount, logged: logged.map((each) => ({ ...each, property: propertyOf(each.propertyId) })) }
}
