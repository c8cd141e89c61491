/** Reads and writes a document of the content for the office; writing changes only the edited values. */
import 'server-only'
import { constants } from 'node:fs'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { entryLists } from '../../content/content-item.ts'
import { type Change, changesBetween, isEntries, isSame, type ValuePath } from '../../content/editing/json-changes.ts'
import { changeJsonText } from '../../content/editing/json-text.ts'
import { kindOf, type Part, type TextKey, type TextKindName } from '../../content/editing/text-kind.ts'
import { languageCodes } from '../../domain/text/language.ts'
import { type ContentFiles, filesOfFolder } from '../content/files/content-files.ts'
import { parseJson } from '../content/files/overrides.ts'
import { env } from '../runtime/env.ts'

export type TextDocument = TextKey & {
  /** Where its fields stand. */
  file: string
  /** Path of the document within its file; empty for the whole file. */
  prefix: ValuePath
  /** The document as edited; an article includes its texts, as `body.nl`. */
  value: Readonly<Record<string, unknown>>
}

const lists = { agent: 'agents.json', card: 'cards.json', testimonial: 'testimonials.json' } as const

const isListed = (kind: TextKindName): kind is keyof typeof lists => Object.hasOwn(lists, kind)

const startOf = (part: Part): string =>
  ('at' in part ? part.at : 'picture' in part ? part.picture : part.list).split('.')[0] ?? ''

/** The parts of `site.json` that a kind of document contains. */
const rootsOf = (kind: TextKindName): string[] => [...new Set(kindOf(kind).parts.map(startOf))]

/** Line ends and the final line break are those of the file. */
const shownBody = (text: string) => text.replaceAll('\r\n', '\n').trimEnd()

function readArticle(files: ContentFiles, key: string): TextDocument | undefined {
  const file = `articles/${key}/article.json`
  const found = parseJson(files.read(file))
  if (!isEntries(found)) return undefined
  const there = files.list(`articles/${key}`)
  const bodies = languageCodes.flatMap((language) => {
    const text = there.includes(`${language}.md`) ? files.read(`articles/${key}/${language}.md`) : undefined
    return text === undefined ? [] : [[language, shownBody(text)] as const]
  })
  return { kind: 'article', key, file, prefix: [], value: { ...found, body: Object.fromEntries(bodies) } }
}

function readListed(files: ContentFiles, kind: keyof typeof lists, key: string): TextDocument | undefined {
  const file = lists[kind]
  const found = parseJson(files.read(file))
  const entries: unknown[] = Array.isArray(found) ? found : []
  const index = entries.findIndex((entry) => isEntries(entry) && String(entry[entryLists[file] ?? '']) === key)
  const value = entries[index]
  return isEntries(value) ? { kind, key, file, prefix: [index], value } : undefined
}

/** Only the agency's days off of the viewing calendar; hours of agents are edited elsewhere. */
function readClosing(files: ContentFiles): TextDocument | undefined {
  const file = 'viewing-calendar.json'
  const found = parseJson(files.read(file))
  const holidays = isEntries(found) ? found['holidays'] : undefined
  return Array.isArray(holidays) ? { kind: 'closing', key: '', file, prefix: [], value: { holidays } } : undefined
}

function readWhole(files: ContentFiles, kind: TextKindName, key: string): TextDocument | undefined {
  if (kind === 'menu') {
    const entries = parseJson(files.read('menu.json'))
    return Array.isArray(entries) ? { kind, key, file: 'menu.json', prefix: [], value: { entries } } : undefined
  }
  if (kind === 'closing') return readClosing(files)
  const file = kind === 'page' ? `pages/${key}.json` : 'site.json'
  const found = parseJson(files.read(file))
  if (!isEntries(found)) return undefined
  if (kind === 'page') return { kind, key, file, prefix: [], value: found }
  const roots = rootsOf(kind)
  const value = Object.fromEntries(Object.entries(found).filter(([name]) => roots.includes(name)))
  return { kind, key, file, prefix: [], value }
}

const isMany = (kind: TextKindName) => kind === 'article' || kind === 'page' || isListed(kind)

/** Undefined when there is none. */
export function readTextDocument({ kind, key }: TextKey, files = filesOfFolder(env().CONTENT_DIR)): TextDocument | undefined {
  if (isMany(kind) !== (key !== '')) return undefined
  if (kind === 'article') return readArticle(files, key)
  return isListed(kind) ? readListed(files, kind, key) : readWhole(files, kind, key)
}

/** Names of all documents of a kind, in the order of the content. */
export function listTextKeys(kind: TextKindName, files = filesOfFolder(env().CONTENT_DIR)): string[] {
  if (kind === 'article') return files.list('articles').filter((name) => /^[a-z0-9-]+$/.test(name))
  if (kind === 'page') return files.list('pages').flatMap((name) => /^([A-Za-z0-9_-]+)\.json$/.exec(name)?.[1] ?? [])
  if (!isListed(kind)) return ['']
  const found = parseJson(files.read(lists[kind]))
  const field = entryLists[lists[kind]] ?? ''
  return (Array.isArray(found) ? found : []).flatMap((entry) => (isEntries(entry) ? String(entry[field] ?? '') : []))
}

/** Texts of files by path; undefined for a file to delete. */
export type NewTexts = ReadonlyMap<string, string | undefined>

/** In its file, a list is without the name that the document adds. */
const inFile = ({ kind, prefix }: TextDocument, { path, value }: Change): Change => ({
  path: [...prefix, ...(kind === 'menu' ? path.slice(1) : path)],
  value,
})

/** The line end at the end of the previous file, if any. */
function bodyLike(former: string | undefined, text: string): string {
  const end = former === undefined ? '\n' : (/\s*$/.exec(former)?.[0] ?? '')
  const body = former?.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
  return body + end
}

/** The files to write for a changed document; unchanged ones are left out. */
export function writeTextDocument(
  document: TextDocument,
  next: TextDocument['value'],
  files = filesOfFolder(env().CONTENT_DIR),
): NewTexts {
  const texts = new Map<string, string | undefined>()
  const isBody = ({ path }: Change) => document.kind === 'article' && path[0] === 'body'
  const changes = changesBetween(document.value, next)
  const inJson = changes.filter((change) => !isBody(change)).map((change) => inFile(document, change))
  const former = files.read(document.file)
  if (inJson.length > 0 && former !== undefined) texts.set(document.file, changeJsonText(former, inJson))
  if (document.kind !== 'article') return texts
  const [before, after] = [document.value['body'], next['body']]
  for (const language of languageCodes) {
    const [was, is] = [before, after].map((body) => (isEntries(body) ? body[language] : undefined))
    const file = `articles/${document.key}/${language}.md`
    if (!isSame(was, is)) texts.set(file, typeof is === 'string' && is !== '' ? bodyLike(files.read(file), is) : undefined)
  }
  return texts
}

/** The content files with these replaced. */
export const withTexts = (files: ContentFiles, texts: NewTexts): ContentFiles => ({
  read: (file) => (texts.has(file) ? texts.get(file) : files.read(file)),
  list: (folder) => {
    const start = folder ? `${folder}/` : ''
    const within = [...texts].filter(([file]) => file.startsWith(start) && !file.slice(start.length).includes('/'))
    const named = (has: boolean) =>
      within.filter(([, text]) => (text !== undefined) === has).map(([file]) => file.slice(start.length))
    const gone = named(false)
    return [...new Set([...files.list(folder).filter((name) => !gone.includes(name)), ...named(true)])].sort()
  },
})

/** Files get default permissions, unlike those in VAR_DIR, as the content belongs to the agency. */
async function putFile(path: string, text: string | undefined): Promise<void> {
  if (text === undefined) return rm(path, { force: true })
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.draft`, text)
  await rename(`${path}.draft`, path)
}

/**
 * Replaces each file atomically; if one cannot be written, those before it are restored. The running site notices the change.
 * @returns a function that restores all of them. @throws file system errors.
 */
export async function putTexts(texts: NewTexts, folder = env().CONTENT_DIR): Promise<() => Promise<void>> {
  const files = filesOfFolder(folder)
  const former = new Map([...texts.keys()].map((file) => [file, files.read(file)]))
  const written: string[] = []
  const takeBack = async () => {
    for (const file of written) await putFile(join(folder, file), former.get(file))
  }
  try {
    for (const [file, text] of texts) {
      await putFile(join(folder, file), text)
      written.push(file)
    }
  } catch (error) {
    await takeBack()
    throw error
  }
  return takeBack
}

/** Whether the site can write to the content folder. */
export async function isContentWritable(folder = env().CONTENT_DIR): Promise<boolean> {
  try {
    await Promise.all(
      ['', 'articles', 'pages', 'site.json'].map((part) =>
        access(join(/* turbopackIgnore: true */ folder, part), constants.W_OK),
      ),
    )
    return true
  } catch {
    return false
  }
}
