/**
 * The kinds of documents that the office can edit, each with file, schema and fields. Controls and constraints of fields are
 * derived from the schema; only the rest is stated here.
 */
import { z } from 'zod'
import { articleSchema } from '../article.ts'
import { rawAgent, rawCard, rawTestimonial } from '../catalogue.ts'
import { localizedText } from '../localized.ts'
import { menuEntrySchema } from '../menu.ts'
import { pageSchema } from '../page.ts'
import { siteSchema } from '../site.ts'
import { viewingCalendarSchema } from '../viewing-calendar.ts'

/** `text`: several lines. `markdown`: with headings, lists and links. `agent`, `category`: a choice from the content. */
type StatedControl = 'text' | 'markdown' | 'agent' | 'category'

/** Initial values of the first part of an empty list. */
export type FirstPart = Readonly<Record<string, unknown>>

/**
 * A field by its path in the document: `*` matches each index of a list, `@` each language. `list`: parts that can be added, moved
 * and removed; `first`: initial values in an empty list. `fixed`: parts that are created elsewhere. `picture`: a file with its
 * size. `ifThere`: only where the file has the field.
 */
export type Part =
  | { at: string; control?: StatedControl; ifThere?: true }
  | { picture: string; ifThere?: true }
  | { list: string; of: readonly Part[]; fixed?: true; ifThere?: true; most?: number; first?: FirstPart }

/** Kinds such as `article` have many documents, identified by a key. All others are parts of one file. */
export type TextKind = {
  group: TextGroup
  /** Editable by managers only: a setting of the whole site. */
  isSetting?: true
  schema: z.ZodType
  parts: readonly Part[]
}

export const textGroups = ['articles', 'pages', 'agency', 'team', 'cards', 'testimonials'] as const

export type TextGroup = (typeof textGroups)[number]

const alt: Part = { at: 'alt.@' }

const articleParts: readonly Part[] = [
  { at: 'title.@' },
  { at: 'intro.@', control: 'text' },
  { at: 'body.@', control: 'markdown' },
  { picture: 'image' },
  { at: 'image.alt.@' },
  { at: 'date' },
  { at: 'modified' },
  { at: 'categoryId', control: 'category' },
  { at: 'agentId', control: 'agent' },
  { list: 'figures', ifThere: true, most: 3, of: [{ at: 'label.@' }, { at: 'value.@' }, { at: 'note.@' }] },
  { at: 'next.title.@', ifThere: true },
  { at: 'next.text.@', control: 'text', ifThere: true },
  { at: 'next.label.@', ifThere: true },
  { at: 'next.link', ifThere: true },
  { at: 'status' },
]

const pageParts: readonly Part[] = [
  { at: 'title.@' },
  { at: 'description.@', control: 'text' },
  { at: 'listDescription.@', control: 'text', ifThere: true },
  { picture: 'image' },
  { at: 'image.alt.@' },
  {
    list: 'modules',
    fixed: true,
    of: [
      { at: 'title.@' },
      { at: 'intro.@', control: 'text', ifThere: true },
      { at: 'text.@', control: 'markdown', ifThere: true },
      { list: 'pictures', ifThere: true, of: [{ picture: '' }, alt, { at: 'caption.@' }] },
      { at: 'status' },
    ],
  },
  { list: 'nextSteps', ifThere: true, of: [{ at: 'when.@' }, { at: 'text.@', control: 'text' }] },
  { list: 'links', ifThere: true, of: [{ at: 'label.@' }, { at: 'link' }] },
  { at: 'metadata.@.title' },
  { at: 'metadata.@.description', control: 'text' },
  { at: 'seo' },
  { at: 'status' },
]

const link: readonly Part[] = [{ at: 'label.@' }, { at: 'link' }]
const bar: readonly Part[] = [...link, { at: 'icon' }, { at: 'status' }]
const firstLink = { label: {}, link: '' }
const firstNotice = { ...firstLink, icon: 'none', colour: '', status: 'Draft' }
const entry: readonly Part[] = [{ at: 'params.title.@' }, { at: 'status' }]

export const textKinds = {
  article: { group: 'articles', schema: articleSchema.extend({ body: localizedText }), parts: articleParts },
  page: { group: 'pages', schema: pageSchema, parts: pageParts },
  banner: {
    group: 'agency',
    schema: siteSchema,
    parts: [
      { at: 'banner.title.@' },
      { at: 'banner.description.@', control: 'text' },
      { at: 'banner.mediaType' },
      { list: 'banner.images', of: [{ picture: '' }, alt] },
      { at: 'banner.showSearch' },
    ],
  },
  hours: {
    group: 'agency',
    schema: siteSchema,
    parts: [{ at: 'contact.openingHours.@', control: 'text' }, { at: 'contact.openingHoursCode' }],
  },
  notices: {
    group: 'agency',
    schema: siteSchema,
    parts: [
      { at: 'topBar.show' },
      { list: 'topBar.left', of: bar, first: firstNotice },
      { list: 'topBar.right', of: bar, first: firstNotice },
    ],
  },
  menu: {
    group: 'agency',
    schema: z.strictObject({ entries: menuEntrySchema.array() }),
    parts: [{ list: 'entries', fixed: true, of: [...entry, { list: 'childMenus', fixed: true, of: entry }] }],
  },
  footer: {
    group: 'agency',
    schema: siteSchema,
    parts: [
      {
        list: 'footer.columns',
        fixed: true,
        of: [
          { at: 'title.@', ifThere: true },
          { at: 'intro.@', control: 'text', ifThere: true },
          { at: 'fullText.@', control: 'text', ifThere: true },
          { list: 'links', of: link },
        ],
      },
      { at: 'footer.copyright.@' },
      { list: 'footer.legalLinks', of: link, first: firstLink },
    ],
  },
  contact: {
    group: 'agency',
    isSetting: true,
    schema: siteSchema,
    parts: [
      { at: 'name' },
      { at: 'tagline.@' },
      { at: 'contact.street' },
      { at: 'contact.zip' },
      { at: 'contact.city' },
      { at: 'contact.country.@' },
      { at: 'contact.phone' },
      { at: 'contact.email' },
    ],
  },
  settings: {
    group: 'agency',
    isSetting: true,
    schema: siteSchema,
    parts: [
      { at: 'promises.workingDays.answer' },
      { at: 'promises.workingDays.valuationAppointment' },
      { at: 'promises.workingDays.valuationReport' },
      { at: 'promises.workingDays.testimonialReview' },
      { at: 'promises.workingDays.jobAnswer' },
      { at: 'promises.workingDays.rentalAnswer' },
      { at: 'promises.workingDays.accessibilityAnswer' },
      { at: 'promises.comparables.from' },
      { at: 'promises.comparables.to' },
      { at: 'viewings.perProperty' },
      { at: 'viewings.perPerson' },
      { at: 'pageSize' },
      { at: 'forms.titleRequired' },
      { at: 'menu.showEvaluationButton' },
      { at: 'contact.openingHours.@', control: 'text' },
      { at: 'contact.openingHoursCode' },
      { list: 'languages', fixed: true, of: [{ at: 'use' }] },
    ],
  },
  // Holidays and closing days: edited on the settings page only.
  closing: { group: 'agency', isSetting: true, schema: viewingCalendarSchema, parts: [] },
  agent: {
    group: 'team',
    schema: rawAgent,
    parts: [
      { at: 'FirstName' },
      { at: 'LastName' },
      { at: 'Function.@' },
      { at: 'Intro.@', control: 'text' },
      { at: 'Phone' },
      { at: 'Email' },
      { at: 'RegistrationNumber' },
      { at: 'Drawing' },
    ],
  },
  card: {
    group: 'cards',
    schema: rawCard,
    parts: [{ at: 'title.@' }, { at: 'text.@', control: 'text' }, { at: 'linkLabel.@' }, { at: 'link' }],
  },
  testimonial: {
    group: 'testimonials',
    schema: rawTestimonial,
    // The client's words cannot be edited.
    parts: [
      { at: 'name' },
      { at: 'town' },
      { at: 'date' },
      { at: 'deal' },
      { at: 'about.@' },
      { at: 'figures.@' },
      { at: 'status' },
    ],
  },
} as const satisfies Readonly<Record<string, TextKind>>

export type TextKindName = keyof typeof textKinds

export const kindOf = (name: TextKindName): TextKind => textKinds[name]

/** A document of the content: its kind and key; `''` for the only one of its kind. */
export type TextKey = { kind: TextKindName; key: string }

const isKind = (name: string): name is TextKindName => Object.hasOwn(textKinds, name)

/** `article-fees`, `page-home`, `menu`: the id in addresses and in the database. */
export const textId = ({ kind, key }: TextKey): string => (key === '' ? kind : `${kind}-${key}`)

/** Does not check whether the document exists. */
export function parseTextId(id: string): TextKey | undefined {
  const [, kind = '', key = ''] = /^([a-z]+)(?:-([A-Za-z0-9_-]{1,80}))?$/.exec(id) ?? []
  return isKind(kind) ? { kind, key } : undefined
}
