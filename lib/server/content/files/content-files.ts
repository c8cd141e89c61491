/** Sources of content files: the folder, the texts accepted last, or the folder with some items in their last good version. */
import 'server-only'
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ContentError } from '../../../content/content-issue.ts'
import { entryLists, splitItem } from '../../../content/content-item.ts'
import { decodeText } from '../../../feeds/reading/decode-text.ts'

/** Text of each file by its path below the content folder. */
export type ContentTexts = ReadonlyMap<string, string>

export type ContentFiles = {
  /** Undefined when the file does not exist or cannot be read. */
  read: (file: string) => string | undefined
  /**
   * Identifies the version of a file by its metadata, without reading it. Undefined where that is not reliable, as for a file
   * written just now: a second write might get the same time.
   */
  stamp?: (file: string) => string | undefined
  /** Sorted names in a folder; empty when it does not exist. @throws ContentError when it exists and cannot be read. */
  list: (folder: string) => string[]
}

/** What is shown of an item that is held back: its last good version, or nothing. */
export type HeldVersion = 'last-good' | 'none'

/** Uses `lstat`: a broken link counts as existing, as its target may only be temporarily unavailable. */
const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

function namesIn(path: string, file: string): string[] {
  try {
    return readdirSync(path).sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT' && !isThere(path)) return []
    throw new ContentError([
      { file, path: '', message: 'expected a folder that can be read; found one that cannot', level: 'error' },
    ])
  }
}

/**
 * Identifies the folder behind a path (device and inode, links resolved): if it differs after reading, the folder was swapped
 * meanwhile and the reading may mix both. Undefined if it does not exist.
 */
export function folderIdentity(folder: string): string | undefined {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}

/** Milliseconds after which a second write gets a different time, on any file system and with a clock that is slightly off. */
const settled = 10_000

function stampOf(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || Math.abs(Date.now() - found.ctimeMs) < settled) return undefined
  // Joined: a template would keep each of its parts in memory, for every file.
  return [found.dev, found.ino, found.size, found.mtimeMs, found.ctimeMs].join(':')
}

/** Some Windows editors write a byte order mark, or encodings other than UTF-8. */
function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  return /^\uFEFF|\uFFFD/.test(text) ? decodeText({ bytes }) : text
}

export function filesOfFolder(folder: string): ContentFiles {
  return {
    stamp: (file) => {
      try {
        return stampOf(join(folder, file))
      } catch {
        return undefined
      }
    },
    read: (file) => {
      try {
        return textOf(readFileSync(join(folder, file)))
      } catch {
        return undefined
      }
    },
    list: (subfolder) => {
      return namesIn(join(folder, subfolder), subfolder)
    },
  }
}

export function filesOfTexts(texts: ContentTexts): ContentFiles {
  return {
    read: (file) => texts.get(file),
    list: (folder) => {
      const start = folder ? `${folder}/` : ''
      const names = [...texts.keys()]
        .filter((file) => file.startsWith(start))
        .map((file) => file.slice(start.length).split('/')[0])
      return [...new Set(names.flatMap((name) => name ?? []))].sort()
    },
  }
}

type Entry = Record<string, unknown>

/** The entries of a list by the key of `entryLists`; undefined when the text is not a list of objects. */
export function readEntries(file: string, text: string | undefined): Map<string, Entry> | undefined {
  const field = entryLists[file]
  if (field === undefined || text === undefined) return undefined
  try {
    const list: unknown = JSON.parse(text)
    if (!Array.isArray(list)) return undefined
    return new Map(list.map((entry: Entry, index) => [String(entry?.[field] ?? index), entry]))
  } catch {
    return undefined
  }
}

/** Whether a file belongs to an item that is not an entry of a list: it is that file, or is in that folder. */
const belongsTo = (file: string, item: string) => file === item || file.startsWith(`${item}/`)

/** The text of a list with entries that are held back replaced by their last good version, or removed. */
function replaceEntries(file: string, text: string, held: ReadonlyMap<string, HeldVersion>, before: ContentTexts): string {
  const entries = readEntries(file, text)
  if (!entries) return text
  const old = readEntries(file, before.get(file))
  for (const [item, version] of held) {
    const { file: list, key } = splitItem(item)
    if (list !== file || key === undefined) continue
    const former = version === 'last-good' ? old?.get(key) : undefined
    if (former) entries.set(key, former)
    else entries.delete(key)
  }
  return JSON.stringify([...entries.values()])
}

/** The files with each item that is held back in its version; everything else unchanged. */
export function withHeldItems(files: ContentFiles, held: ReadonlyMap<string, HeldVersion>, before: ContentTexts): ContentFiles {
  const old = filesOfTexts(before)
  const lists = new Set([...held.keys()].map(splitItem).flatMap(({ file, key }) => (key === undefined ? [] : file)))
  const versionOf = (file: string) => [...held].find(([item]) => belongsTo(file, item))?.[1]

  return {
    read: (file) => {
      const version = versionOf(file)
      if (version === 'none') return file in entryLists ? '[]' : undefined
      const text = version === 'last-good' ? before.get(file) : files.read(file)
      return text !== undefined && lists.has(file) ? replaceEntries(file, text, held, before) : text
    },
    stamp: (file) => (versionOf(file) || lists.has(file) ? undefined : files.stamp?.(file)),
    list: (folder) => {
      const version = versionOf(folder)
      if (version) return version === 'none' ? [] : old.list(folder)
      const prefix = folder ? `${folder}/` : ''
      const isOut = (name: string) => held.get(prefix + name) === 'none' && !(prefix + name in entryLists)
      const returned = [...held].flatMap(([item, state]) =>
        state === 'last-good' && item.startsWith(prefix) && !item.slice(prefix.length).includes('/') && !item.includes('#')
          ? item.slice(prefix.length)
          : [],
      )
      return [...new Set([...files.list(folder), ...returned])].filter((name) => !isOut(name)).sort()
    },
  }
}
