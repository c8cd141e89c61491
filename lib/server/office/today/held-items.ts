/** What the content check holds back, of any kind, as today shows it: what is wrong, and where somebody of the office mends it. */
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
  /** As the office calls it; of what was never shown by its file. */
  name: string
  /** Undefined for what is no listing. */
  property: OfficeProperty | undefined
  showsFormer: boolean
  /** The first of what is wrong. */
  fault: { path: string; field: string | undefined; message: string } | undefined
  /** Undefined for what is mended in the files alone, and for whoever may not. */
  href: string | undefined
}

type ViewContext = { staff: Staff<'seeToday'>; language: Language }

const listed = { 'agents.json': 'agent', 'cards.json': 'card', 'testimonials.json': 'testimonial' } as const

/** The text of the office that an item is: `articles/fees`, `pages/home.json`, `agents.json#11`. */
function textOf(item: string): TextKey | undefined {
  const [, folder, name = ''] = /^(articles|pages)\/([\w-]+)/.exec(item) ?? []
  if (folder !== undefined) return { kind: folder === 'articles' ? 'article' : 'page', key: name }
  const [file = '', key] = item.split('#')
  const kind = Object.entries(listed).find(([name]) => name === file)?.[1]
  return kind && key !== undefined ? { kind, key } : undefined
}

/** The part before the colon is the item that a part was left out of. */
const wholeOf = (item: string) => item.split(': ')[0] ?? item

function mendHref({ item, issues }: HeldItem, { staff, language }: ViewContext): string | undefined {
  const listing = heldListingOf({ item: wholeOf(item).replace(/^overrides\//, 'properties/') })
  if (listing?.folder === 'projects')
    return staff.can('handleFeeds') ? `${linkHref('office/feeds', language)}#held-${listing.id}` : undefined
  if (listing) {
    const path = issues[0]?.path ?? ''
    const isField = findListingPath(listing.folder, path)?.kind === 'field'
    return staff.can('handleListings') ? `${listingHref(listing.id, language)}${isField ? `?edit=${path}#edit` : ''}` : undefined
  }
  const text = textOf(wholeOf(item))
  return text && staff.can('writeTexts') ? textHref(textId(text), language) : undefined
}

function toHeld(held: HeldItem, context: ViewContext): HeldOnToday {
  const { item, version, issues } = held
  const listing = heldListingOf({ item: wholeOf(item) })
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
    href: mendHref(held, context),
  }
}

/** All of them, in the order of the check. */
export const findHeldItems = (context: ViewContext): HeldOnToday[] =>
  (getContentState()?.held ?? []).map((held) => toHeld(held, context))
