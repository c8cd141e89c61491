/** Where the content is read from: its folder, what was accepted before, or the folder with some items as they were before. */
import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryLists, splitItem } from '../../content/content-item.ts'

/** Text of each file by its path below the content folder. */
export type ContentTexts = ReadonlyMap<string, string>

export type ContentFiles = {
  /** Undefined when it is not there or cannot be read. */
  read: (file: string) => string | undefined
  /** Names in a folder, sorted; none when it is not there. */
  list: (folder: string) => string[]
}

/** How an item that is held back is shown: as it was when last accepted, or not at all. */
export type HeldVersion = 'last-good' | 'none'

export function filesOfFolder(folder: string): ContentFiles {
  return {
    read: (file) => {
      try {
        return readFileSync(join(folder, file), 'utf8')
      } catch {
        return undefined
      }
    },
    list: (subfolder) => {
      try {
        return readdirSync(join(folder, subfolder)).sort()
      } catch {
        return []
      }
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

/** The entries of a list by the key of `entryLists`; undefined when the text is no list of objects. */
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

/** Whether a file belongs to an item that is no entry of a list: it is that file, or lies in that folder. */
const belongsTo = (file: string, item: string) => file === item || file.startsWith(`${item}/`)

/** The text of a list with its held entries as they were before, or without them. */
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

/** The files with each held item in its version. Nothing else differs. */
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
