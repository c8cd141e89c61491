/**
 * Combines the content folder with the listings of feeds, which are files of the same schema, and applies overrides. A file of
 * the content folder wins over a file of the same name of a feed.
 */
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentFiles, filesOfFolder } from '../files/content-files.ts'
import { isRecord, listingFolders, parseJson, withOverrides } from '../files/overrides.ts'

/**
 * Feed folders named in `feeds.json`. While that file is not valid JSON, all of them: a typing mistake must not remove listings.
 */
function sourcesOf(files: ContentFiles, feeds: ContentFiles): readonly string[] {
  if (files.read('feeds.json') === undefined) return []
  const there = feeds.list('')
  const named = namesIn(files)
  return named ? there.filter((name) => named.includes(name)) : there
}

/** Undefined while the file cannot be read. */
function namesIn(files: ContentFiles): string[] | undefined {
  const found = parseJson(files.read('feeds.json'))
  if (!Array.isArray(found)) return undefined
  return found.flatMap((source) => (isRecord(source) && typeof source['name'] === 'string' ? [source['name']] : []))
}

/** Names of the feeds in `feeds.json`, before anything was validated; empty if it cannot be read. */
export const namedSources = (contentFolder: string): readonly string[] => namesIn(filesOfFolder(contentFolder)) ?? []

const isListing = (file: string) => listingFolders.some((folder) => file.startsWith(`${folder}/`))

/** @param feedsFolder folder with one subfolder per source. */
function withFeedItems(files: ContentFiles, feedsFolder: string): ContentFiles {
  const feeds = filesOfFolder(feedsFolder)
  const sources = sourcesOf(files, feeds)
  if (sources.length === 0) return files
  const findItem = (file: string) => sources.map((source) => feeds.read(`${source}/${file}`)).find((text) => text !== undefined)
  const stampOfItem = (file: string) => {
    const [source, ...others] = sources.filter((name) => existsSync(join(feedsFolder, name, file)))
    return source === undefined || others.length > 0 ? undefined : feeds.stamp?.(`${source}/${file}`)
  }
  return {
    read: (file) => {
      const own = files.read(file)
      return own === undefined && isListing(file) ? findItem(file) : own
    },
    stamp: (file) => files.stamp?.(file) ?? (isListing(file) && files.read(file) === undefined ? stampOfItem(file) : undefined),
    list: (folder) => {
      const own = files.list(folder)
      if (!listingFolders.some((known) => known === folder)) return own
      const brought = sources.flatMap((source) => feeds.list(`${source}/${folder}`).filter((name) => name.endsWith('.json')))
      return [...new Set([...own, ...brought])].sort()
    },
  }
}

/** Folder of the files of feeds. */
export const feedsFolderOf = (varFolder: string): string => join(varFolder, 'feeds')

/** The content folder with the listings of feeds, without overrides. */
export const filesAsTheyCame = (contentFolder: string, varFolder: string): ContentFiles =>
  withFeedItems(filesOfFolder(contentFolder), feedsFolderOf(varFolder))

/** The content folder with the listings of feeds and with overrides. */
export const allContentFiles = (contentFolder: string, varFolder: string): ContentFiles =>
  withOverrides(filesAsTheyCame(contentFolder, varFolder))

/** Path of a document, from the content folder or a feed; undefined if there is none. */
export function findDocument(id: number, contentFolder: string, varFolder: string): string | undefined {
  const places = [join(contentFolder, 'documents'), join(feedsFolderOf(varFolder), 'files', 'documents')]
  return places.map((folder) => join(folder, `${id}.pdf`)).find((path) => existsSync(path))
}
