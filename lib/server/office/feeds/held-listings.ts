/** Listings of feeds that are held back: each mistake with the feed's value, and the field in which the office can correct it. */
import 'server-only'
import { crmNameOf } from '../../../content/crm-names.ts'
import { projectFields } from '../../../domain/project/project-fields.ts'
import type { Field, Fields } from '../../../domain/property/field.ts'
import { propertyFields } from '../../../domain/property/property-fields.ts'
import type { Language } from '../../../domain/text/language.ts'
import type { HeldItem } from '../../content/publish/publish-content.ts'
import { getContentState } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findOrigins } from '../../db/repositories/feeds/feeds.ts'
import { type ItemFolder, itemFolders, readItem } from '../../feeds/feed-store.ts'
import { findOfficeProperty, type OfficeProperty } from '../listings/office-property.ts'
import type { Staff } from '../staff/staff.ts'

/** Fields with a single value; others are edited in a file of `overrides/`. */
export type AnswerField = Extract<Field, { kind: 'number' | 'text' | 'date' | 'link' | 'yes-no' | 'choice' }>

export type HeldFault = {
  /** Field name as in the content files, `PScore`. */
  path: string
  /** Field name as the pages show it; undefined if it is not a field. */
  name: string | undefined
  /** Error text of the content check. */
  message: string
  /** Value in the feed's file; undefined if it has none. */
  theirs: string | undefined
  /** Field with its message key; undefined if a single value cannot correct the mistake. */
  field: { name: string; is: AnswerField } | undefined
}

export type HeldListing = {
  id: number
  source: string
  /** Number in the feed. */
  feedId: string
  /** The listing as the office names it; undefined if it was never published. */
  property: OfficeProperty | undefined
  /** Town and title in the feed's file. */
  title: string
  showsFormer: boolean
  faults: readonly HeldFault[]
}

/** Most listings per page. */
const mostListings = 50

const tables: Readonly<Record<ItemFolder, Fields>> = {
  properties: propertyFields,
  takeovers: propertyFields,
  foreign: propertyFields,
  projects: projectFields,
}

const answerKinds: readonly Field['kind'][] = ['number', 'text', 'date', 'link', 'yes-no', 'choice']

const isAnswerField = (field: Field): field is AnswerField => answerKinds.includes(field.kind)

/** @param path field name as in the files; this site's number and the agent's are never taken from the feed. */
export function findAnswerField(folder: ItemFolder, path: string): HeldFault['field'] {
  const fields = tables[folder]
  const name = Object.keys(fields).find((key) => crmNameOf(fields, key) === path)
  const is = name === undefined ? undefined : fields[name]
  return name !== undefined && name !== 'id' && is && isAnswerField(is) ? { name, is } : undefined
}

/** Name of the field that a path starts with, as pages show it; undefined if it is not a field. */
export function findFieldName(folder: ItemFolder, path: string): string | undefined {
  const [first = ''] = path.split('.')
  return Object.keys(tables[folder]).find((key) => crmNameOf(tables[folder], key) === first)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

function valueAt(file: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (isRecord(value) ? value[key] : undefined), file)
}

const longest = 120

function said(value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

type Origin = { source: string; feedId: string }

/** Folder and number of an item such as `properties/4200003.json`; undefined for other items. */
export function heldListingOf({ item }: Pick<HeldItem, 'item'>): { folder: ItemFolder; id: number } | undefined {
  const [, file = '', id] = /^(\w+\/(\d+)\.json)$/.exec(item) ?? []
  const folder = itemFolders.find((name) => file.startsWith(`${name}/`))
  return folder && { folder, id: Number(id) }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

async function toHeld(held: HeldItem, origin: Origin, staff: Staff<'handleFeeds'>, language: Language): Promise<HeldListing[]> {
  const place = heldListingOf(held)
  if (!place) return []
  const { folder, id } = place
  const file: unknown = JSON.parse((await readItem(origin.source, folder, id)) ?? 'null')
  const title = [valueAt(file, 'Languages.0.TypeDescription') ?? valueAt(file, 'Name'), valueAt(file, 'City')]
  return [
    {
      id,
      ...origin,
      property: findOfficeProperty(staff, id, language),
      title: title.map(textOf).filter(Boolean).join(', '),
      showsFormer: held.version === 'last-good',
      faults: held.issues.map(({ path, message }) => ({
        path,
        name: findFieldName(folder, path),
        message,
        theirs: said(valueAt(file, path)),
        field: findAnswerField(folder, path),
      })),
    },
  ]
}

/** @returns the first held-back listings and the number of all @throws database errors. */
export async function findHeldListings(
  db: Db,
  staff: Staff<'handleFeeds'>,
  language: Language,
): Promise<{ held: HeldListing[]; heldCount: number }> {
  const items = getContentState()?.held ?? []
  const origins = await findOrigins(
    db,
    items.flatMap((item) => heldListingOf(item)?.id ?? []),
  )
  const found = items.flatMap((item) => {
    const origin = origins.get(heldListingOf(item)?.id ?? 0)
    return origin ? [{ item, origin }] : []
  })
  const listings = await Promise.all(
    found.slice(0, mostListings).map(({ item, origin }) => toHeld(item, origin, staff, language)),
  )
  return { held: listings.flat(), heldCount: found.length }
}
