/**
 * Overrides: the fields of `overrides/<number>.json` replace those of the listing's file, whether that comes from a feed or is
 * written by hand. Within `Languages`, each text of each language is overridden separately.
 */
import 'server-only'
import type { ContentFiles } from './content-files.ts'

export type Fields = Record<string, unknown>

export const listingFolders = ['properties', 'takeovers', 'foreign', 'projects'] as const

export type ListingFolder = (typeof listingFolders)[number]

export const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Also undefined for invalid JSON. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export const recordsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Merges the records of each language: an override replaces only the texts it contains. */
function mergeLanguages(file: unknown, office: unknown): Fields[] {
  const [theirs, ours] = [recordsOf(file), recordsOf(office)]
  const languages = [...new Set([...theirs, ...ours].map(({ language }) => language))]
  const recordIn = (records: readonly Fields[], language: unknown) => records.find((record) => record['language'] === language)
  return languages.map((language) => ({ ...recordIn(theirs, language), ...recordIn(ours, language) }))
}

/** An overridden marker gets the default name of that marker. */
function withoutMarkerName(item: Fields): Fields {
  const { Languages } = item
  if (Languages === undefined) return item
  return { ...item, Languages: recordsOf(Languages).map(({ MarqueeName: _, ...texts }) => texts) }
}

/** Merges an override into a listing; the ID cannot be overridden. */
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

/** The files with overrides applied. An override that is not valid JSON has no effect. */
export function withOverrides(files: ContentFiles, overrides: ContentFiles = files): ContentFiles {
  const names = new Set(overrides.list('overrides'))
  /** Name of the override file of a listing file. */
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
    // A listing with an override depends on two files, so it is always read.
    stamp: (file) => (nameOver(file) === undefined ? files.stamp?.(file) : undefined),
  }
}
