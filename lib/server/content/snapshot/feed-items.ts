/**
 * What feeds bring stands beside what is kept by hand, as files of the same schema: the loader sees one folder, with what the office says of
 * listings laid over them. A file of the content folder wins over a feed's of the same name.
 */
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentFiles, filesOfFolder } from '../files/content-files.ts'
import { isRecord, listingFolders, parseJson, withOverrides } from '../files/overrides.ts'

/** Sources that the content names. While its file cannot be read, all that there are: a slip of the pen takes no listing away. */
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

/** The sources that a folder of content names, before anything of it was checked. */
export const namedSources = (contentFolder: string): readonly string[] => namesIn(filesOfFolder(contentFolder)) ?? []

const isListing = (file: string) => listingFolders.some((folder) => file.startsWith(`${folder}/`))

/** @param feedsFolder folder of the feeds, with one of each source in it. */
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

/** Folder of what feeds bring. */
export const feedsFolderOf = (varFolder: string): string => join(varFolder, 'feeds')

/** The content by hand and by feeds, as it came. */
export const filesAsTheyCame = (contentFolder: string, varFolder: string): ContentFiles =>
  withFeedItems(filesOfFolder(contentFolder), feedsFolderOf(varFolder))

/** The same, as the office shows it. */
export const allContentFiles = (contentFolder: string, varFolder: string): ContentFiles =>
  withOverrides(filesAsTheyCame(contentFolder, varFolder))

/** A document of a listing, kept by hand or brought by a feed; undefined where there is none. */
export function findDocument(id: number, contentFolder: string, varFolder: string): string | undefined {
  const places = [join(contentFolder, 'documents'), join(feedsFolderOf(varFolder), 'files', 'documents')]
  return places.map((folder) => join(folder, `${id}.pdf`)).find((path) => existsSync(path))
}
