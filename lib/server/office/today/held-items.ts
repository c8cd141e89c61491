/** Everything that the content check holds back, as Today lists it: the mistake, and the page on which it can be corrected. */
import 'server-only'
import { type TextKey, textId } from '../../../content/editing/text-kind.ts'
import type { Language } from '../../../domain/text/language.ts'
import type { HeldItem } from '../../content/publish/publish-content.ts'
import { getContentState } from '../../content/snapshot/current-snapshot.ts'
import { linkHref } from '../../pages/link-href.ts'
import { findFieldName, heldListingOf } from '../feeds/held-listings.ts'
import { findListingPath } from '../listings/listing-paths.ts'
import { listingHref } from '../listings/listings-query.ts'
import { describeFile } from '../listings/listings-view.ts'
import { findOfficeProperty, type OfficeProperty } from '../listings/office-property.ts'
import type { Staff } from '../staff/staff.ts'
import { textHref } from '../texts/texts-view.ts'

export type HeldOnToday = {
  item: string
  /** Name in the office; the file name if it was never published. */
  name: string
  /** Undefined if it is not a listing. */
  property: OfficeProperty | undefined
  showsFormer: boolean
  /** The first mistake. */
  fault: { path: string; field: string | undefined; message: string } | undefined
  /** Undefined if it can only be corrected in the files, or the member may not do so. */
  href: string | undefined
}

type ViewContext = { staff: Staff<'seeToday'>; language: Language }

const listed = { 'agents.json': 'agent', 'cards.json': 'card', 'testimonials.json': 'testimonial' } as const

/** The site text that an item refers to: `articles/fees`, `pages/home.json`, `agents.json#11`. */
function textOf(item: string): TextKey | undefined {
  const [, folder, name = ''] = /^(articles|pages)\/([\w-]+)/.exec(item) ?? []
  if (folder !== undefined) return { kind: folder === 'articles' ? 'article' : 'page', key: name }
  const [file = '', key] = item.split('#')
  const kind = Object.entries(listed).find(([name]) => name === file)?.[1]
  return kind && key !== undefined ? { kind, key } : undefined
}

/** The item is before the colon; after it, the part that was left out. */
const parentItem = (item: string) => item.split(': ')[0] ?? item

function correctionHref({ item, issues }: HeldItem, { staff, language }: ViewContext): string | undefined {
  const listing = heldListingOf({ item: parentItem(item).replace(/^overrides\//, 'properties/') })
  if (listing?.folder === 'projects')
    return staff.can('handleFeeds') ? `${linkHref('office/feeds', language)}#held-${listing.id}` : undefined
  if (listing) {
    const path = issues[0]?.path ?? ''
    const isField = findListingPath(listing.folder, path)?.kind === 'field'
    return staff.can('handleListings') ? `${listingHref(listing.id, language)}${isField ? `?edit=${path}#edit` : ''}` : undefined
  }
  const text = textOf(parentItem(item))
  return text && staff.can('writeTexts') ? textHref(textId(text), language) : undefined
}

function toHeld(held: HeldItem, context: ViewContext): HeldOnToday {
  const { item, version, issues } = held
  const listing = heldListingOf({ item: parentItem(item) })
  const [issue] = issues
  const property = listing && findOfficeProperty(context.staff, listing.id, context.language)
  return {
    ...{ item, property },
    name: property?.name ?? ((listing && describeFile(listing.id)) || item),
    showsFormer: version === 'last-good',
    fault: issue && {
      path: issue.path,
      field: listing && findFieldName(listing.folder, issue.path),
      message: issue.message,
    },
    href: correctionHref(held, context),
  }
}

/** All items, in the order of the check. */
export const findHeldItems = (context: ViewContext): HeldOnToday[] =>
  (getContentState()?.held ?? []).map((held) => toHeld(held, context))
