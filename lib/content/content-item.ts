/**
 * The units of the content that are held back on their own when they have a mistake, while all others are published
 * (docs/decisions/036).
 */
import type { ContentIssue } from './content-issue.ts'

/** Folders with one file per item. */
const collections = ['properties', 'takeovers', 'foreign', 'projects', 'pages', 'overrides'] as const

/** Lists of entries, and the field that identifies an entry in messages of the content check. */
export const entryLists: Readonly<Record<string, string>> = {
  'agents.json': 'ID',
  'branches.json': 'ID',
  'testimonials.json': 'id',
  'cards.json': 'id',
  'discreet.json': 'reference',
  'feeds.json': 'name',
  'zones.json': 'id',
  'statistics.json': 'id',
  'sold.json': 'id',
}

/** Files that the site works without. */
const optionalFiles: readonly string[] = ['cities.json', 'landing-pages.json', 'map.json', 'points.json', 'viewing-calendar.json']

/** `testimonials.json#sale-zurenborg`. */
export const entryItem = (file: string, key: string | number): string => `${file}#${key}`

/** @returns file and key of an entry; the key is undefined for other items. */
export function splitItem(item: string): { file: string; key: string | undefined } {
  const [file = '', key] = item.split('#', 2)
  return { file, key }
}

/** Path of an entry of the path table by its original path, which is easier to find than index 75. */
export function placeNamed(file: string, document: unknown, path: string): string {
  const [index = '', ...rest] = path.split('.')
  const entry: unknown = file === 'routes.json' && Array.isArray(document) ? document[Number(index)] : undefined
  const original = entry instanceof Object ? Reflect.get(entry, 'original') : undefined
  return typeof original === 'string' && original !== '' ? [original, ...rest].join('.') : path
}

/**
 * The item that a mistake holds back: a file of a folder, an article's folder, an entry of a list, or an optional file. Undefined
 * for files that the site cannot work without: settings, languages, path table, menu, legal figures.
 */
export function itemOf({ file, path, item }: Pick<ContentIssue, 'file' | 'path' | 'item'>): string | undefined {
  if (item !== undefined) return item
  const [folder = '', name] = file.split('/')
  if (folder === 'articles' && name) return `articles/${name}`
  if (name && collections.some((collection) => collection === folder)) return file
  if (file in entryLists) return path ? entryItem(file, path.split('.')[0] ?? '') : file
  return optionalFiles.includes(file) ? file : undefined
}
