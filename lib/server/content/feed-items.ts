/**
 * What feeds bring stands beside what is kept by hand, as files of the same schema: the loader sees one folder. What the office adds in
 * `overrides/` is laid over an item field by field. A file of the content folder wins over a feed's of the same name.
 */
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentFiles, filesOfFolder } from './content-files.ts'

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

const listingFolders: readonly string[] = ['properties', 'takeovers', 'foreign', 'projects']

/** Sources that the content names. While its file cannot be read, all that there are: a slip of the pen takes no listing away. */
function sourcesOf(files: ContentFiles, feeds: ContentFiles): readonly string[] {
  const text = files.read('feeds.json')
  if (text === undefined) return []
  const found = parse(text)
  const there = feeds.list('')
  if (!Array.isArray(found)) return there
  const named = found.flatMap((source) => (isRecord(source) ? [source['name']] : []))
  return there.filter((name) => named.includes(name))
}

const recordsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** A record per language: what the office says in one replaces that text alone. */
function mergeLanguages(feed: unknown, office: unknown): Fields[] {
  const [theirs, ours] = [recordsOf(feed), recordsOf(office)]
  const languages = [...new Set([...theirs, ...ours].map(({ language }) => language))]
  const recordIn = (records: readonly Fields[], language: unknown) => records.find((record) => record['language'] === language)
  return languages.map((language) => ({ ...recordIn(theirs, language), ...recordIn(ours, language) }))
}

/** The number says whose it is and stays. */
function merge(item: Fields, { ID: _, ...override }: Fields): Fields {
  const { Languages } = override
  return {
    ...item,
    ...override,
    ...(Languages !== undefined && { Languages: mergeLanguages(item['Languages'], Languages) }),
  }
}

function withOverride(text: string, file: string, files: ContentFiles): string {
  const [, name] = file.split('/')
  const override = parse(files.read(`overrides/${name}`))
  const item = parse(text)
  return isRecord(override) && isRecord(item) ? `${JSON.stringify(merge(item, override), null, 2)}\n` : text
}

/** @param feedsFolder folder of the feeds, with one of each source in it. */
function withFeedItems(files: ContentFiles, feedsFolder: string): ContentFiles {
  const feeds = filesOfFolder(feedsFolder)
  const sources = sourcesOf(files, feeds)
  if (sources.length === 0) return files
  const findItem = (file: string) => sources.map((source) => feeds.read(`${source}/${file}`)).find((text) => text !== undefined)
  return {
    read: (file) => {
      const own = files.read(file)
      if (own !== undefined || !listingFolders.some((folder) => file.startsWith(`${folder}/`))) return own
      const text = findItem(file)
      return text === undefined ? undefined : withOverride(text, file, files)
    },
    list: (folder) => {
      const own = files.list(folder)
      if (!listingFolders.includes(folder)) return own
      const brought = sources.flatMap((source) => feeds.list(`${source}/${folder}`).filter((name) => name.endsWith('.json')))
      return [...new Set([...own, ...brought])].sort()
    },
  }
}

/** Folder of what feeds bring. */
export const feedsFolderOf = (varFolder: string): string => join(varFolder, 'feeds')

/** The content by hand and by feeds. */
export function allContentFiles(contentFolder: string, varFolder: string): ContentFiles {
  return withFeedItems(filesOfFolder(contentFolder), feedsFolderOf(varFolder))
}

/** A document of a listing, kept by hand or brought by a feed; undefined where there is none. */
export function findDocument(id: number, contentFolder: string, varFolder: string): string | undefined {
  const places = [join(contentFolder, 'documents'), join(feedsFolderOf(varFolder), 'files', 'documents')]
  return places.map((folder) => join(folder, `${id}.pdf`)).find((path) => existsSync(path))
}
