/**
 * What the office says in place of a listing's file: `overrides/<number>.json` of the content is laid over the file, field by field, whether a
 * feed brought the file or somebody keeps it by hand. Of `Languages` each text in each language counts by itself.
 */
import 'server-only'
import type { ContentFiles } from './content-files.ts'

export type Fields = Record<string, unknown>

export const listingFolders = ['properties', 'takeovers', 'foreign', 'projects'] as const

export type ListingFolder = (typeof listingFolders)[number]

export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Undefined for what is no JSON, too. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export const recordsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** A record per language: what the office says in one replaces that text alone. */
function mergeLanguages(file: unknown, office: unknown): Fields[] {
  const [theirs, ours] = [recordsOf(file), recordsOf(office)]
  const languages = [...new Set([...theirs, ...ours].map(({ language }) => language))]
  const recordIn = (records: readonly Fields[], language: unknown) => records.find((record) => record['language'] === language)
  return languages.map((language) => ({ ...recordIn(theirs, language), ...recordIn(ours, language) }))
}

/** A marker of the office has its own name, which follows from the marker. */
function withoutMarkerName(item: Fields): Fields {
  const { Languages } = item
  if (Languages === undefined) return item
  return { ...item, Languages: recordsOf(Languages).map(({ MarqueeName: _, ...texts }) => texts) }
}

/** The number says whose it is and stays. */
export function mergeOverride(item: Fields, { ID: _, ...override }: Fields): Fields {
  const { Languages } = override
  const base = 'Marquee' in override || 'Availability' in override ? withoutMarkerName(item) : item
  return {
    ...base,
    ...override,
    ...(Languages !== undefined && { Languages: mergeLanguages(base['Languages'], Languages) }),
  }
}

function merged(text: string, override: unknown): string {
  const item = parseJson(text)
  return isRecord(override) && isRecord(item) ? `${JSON.stringify(mergeOverride(item, override), null, 2)}\n` : text
}

/** The files with what the office says of listings. A file of `overrides/` that is no document changes nothing. */
export function withOverrides(files: ContentFiles, overrides: ContentFiles = files): ContentFiles {
  const names = new Set(overrides.list('overrides'))
  /** Name of the file that is laid over this one. */
  const nameOver = (file: string) => {
    const [folder, name = ''] = file.split('/')
    return names.has(name) && listingFolders.some((known) => known === folder) ? name : undefined
  }
  return {
    list: files.list,
    read: (file) => {
      const text = files.read(file)
      const name = nameOver(file)
      return text === undefined || name === undefined ? text : merged(text, parseJson(overrides.read(`overrides/${name}`)))
    },
    // Two files say what it is: it is read.
    stamp: (file) => (nameOver(file) === undefined ? files.stamp?.(file) : undefined),
  }
}
