/**
 * Creates articles: files as a draft not visible to visitors, and a line in the path table. Empty, or copied from another
 * article, whose category and folder of addresses it gets. Unpublished articles can be deleted again.
 */
import 'server-only'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { changeJsonText } from '../../content/editing/json-text.ts'
import type { IsoDate } from '../../domain/property/property.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { inEachLanguage, type Language, languageCodes } from '../../domain/text/language.ts'
import { slugify } from '../../domain/text/slug.ts'
import { filesOfFolder } from '../content/files/content-files.ts'
import { parseJson } from '../content/files/overrides.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { recordAudit } from '../db/repositories/office/audit.ts'
import { deleteTextDraft, findTextDraft } from '../db/repositories/office/office-texts.ts'
import type { Staff } from '../office/staff/staff.ts'
import { translatorOf } from '../pages/translator.ts'
import { env } from '../runtime/env.ts'
import { oneAtATime } from '../uploads/one-at-a-time.ts'
import { commitTexts } from './commit-content.ts'
import { openText } from './draft-text.ts'
import { type NewTexts, putTexts, readTextDocument, type TextDocument } from './text-document.ts'

type Words = Readonly<Partial<Record<Language, string>>>

/** `from`: name of an article; `isCopy`: with its texts. `slugs`: last segments of addresses that differ from the titles. */
export type NewArticle = { from: string; isCopy: boolean; titles: Words; slugs: Words }

/** `taken`: the language in which the address is in use. */
export type NewArticleResult =
  | { kind: 'made'; id: string }
  | { kind: 'closed' | 'gone' | 'no-title' }
  | { kind: 'taken'; language: Language }

const routesFile = 'routes.json'

/** Only the fields needed here; a title may be missing in a language. */
const routesSchema = z.looseObject({ original: z.string(), path: z.record(z.string(), z.string()) }).array()

type Route = z.output<typeof routesSchema>[number]

/** Longest address segment and title, in characters. */
const [longestSlug, longestTitle] = [80, 120]

function readRoutes(): { text: string; routes: Route[] } | undefined {
  const text = filesOfFolder(env().CONTENT_DIR).read(routesFile)
  const parsed = routesSchema.safeParse(parseJson(text))
  return text !== undefined && parsed.success ? { text, routes: parsed.data } : undefined
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** In every language: without a title, the address of the default language. */
function slugsOf({ titles, slugs }: NewArticle, defaultLanguage: Language): Record<Language, string> {
  const slugOf = (language: Language) =>
    slugify(slugs[language]?.trim() || titles[language]?.trim() || '', language)
      .slice(0, longestSlug)
      .replace(/-$/, '')
  const usual = slugOf(defaultLanguage)
  return inEachLanguage((language) => slugOf(language) || usual)
}

/** An unused name for the article. */
function freeId(slug: string, routes: readonly Route[], folder: string): string {
  const names = new Set([
    ...filesOfFolder(env().CONTENT_DIR).list('articles'),
    ...routes.map(({ original }) => original.slice(folder.length)),
  ])
  const stem = slug.slice(0, 60).replace(/-$/, '')
  let id = stem
  for (let count = 2; names.has(id); count++) id = `${stem}-${count}`
  return id
}

function routeOf(like: Route, id: string, { titles, slugs }: { titles: Words; slugs: Record<Language, string> }): Route {
  const paths = languageCodes.map((language) => [language, folderOf(like.path[language] ?? '') + slugs[language]])
  return { original: folderOf(like.original) + id, type: 'article', path: Object.fromEntries(paths), breadcrumb: titles }
}

/** The initial texts: those of the copied article, or a template. */
function textsOf({ value }: TextDocument, isCopy: boolean, languages: readonly Language[]) {
  const pick = (field: unknown) =>
    Object.fromEntries(languages.flatMap((code) => (asText((field as Words)[code]) ? [[code, (field as Words)[code]]] : [])))
  const { intro, body, image, figures, next, agentId } = value
  if (isCopy) return { intro: pick(intro), body: pick(body), rest: { image, figures, next, agentId } }
  const said = (key: 'intro' | 'body') =>
    Object.fromEntries(languages.map((code) => [code, translatorOf(code)(`OfficeTexts.new.template.${key}`)]))
  return { intro: said('intro'), body: said('body'), rest: {} }
}

type Made = {
  id: string
  route: Route
  titles: Words
  from: TextDocument
  isCopy: boolean
  today: IsoDate
  agentId: number | undefined
}

function filesOf(
  { id, route, titles, from, isCopy, today, agentId }: Made,
  routesText: string,
  routes: readonly Route[],
): NewTexts {
  const languages = languageCodes.filter((language) => titles[language])
  const { intro, body, rest } = textsOf(from, isCopy, languages)
  const article = {
    ...{ id, categoryId: from.value['categoryId'], path: route.original, title: titles, intro },
    ...{ date: today, agentId, ...rest, sort: 0, status: 'Draft' },
  }
  const bodies = Object.entries(body).map(([language, text]) => [`articles/${id}/${language}.md`, `${text}\n`] as const)
  return new Map([
    ...bodies,
    [`articles/${id}/article.json`, `${JSON.stringify(article, null, 2)}\n`],
    // Written last, so that nothing refers to a file that does not exist yet.
    [routesFile, changeJsonText(routesText, [{ path: [], value: [...routes, route] }])],
  ])
}

/** The fields that were filled in. */
const filled = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).flatMap(([code, text]) => (text.trim() ? [[code, text.trim().slice(0, longestTitle)]] : [])),
  )

function prepare(
  article: NewArticle,
  agentId: number | undefined,
  now: Date,
): NewArticleResult | { files: NewTexts; id: string } {
  const { defaultLanguage } = getSnapshot().site
  const [from, table] = [readTextDocument({ kind: 'article', key: article.from }), readRoutes()]
  const like = table?.routes.find(({ original }) => original === from?.value['path'])
  if (!from || !table || !like) return { kind: 'gone' }
  const titles = filled(article.titles)
  const slugs = slugsOf(article, defaultLanguage)
  if (!titles[defaultLanguage] || !slugs[defaultLanguage]) return { kind: 'no-title' }
  const id = freeId(slugs[defaultLanguage], table.routes, folderOf(like.original))
  const route = routeOf(like, id, { titles, slugs })
  const taken = languageCodes.find((code) => table.routes.some(({ path }) => path[code] === route.path[code]))
  if (taken) return { kind: 'taken', language: taken }
  const made = { id, route, titles, from, isCopy: article.isCopy, today: toLocalTime(now).date, agentId }
  return { id, files: filesOf(made, table.text, table.routes) }
}

class Closed extends Error {}

/** Writes audit trail and files together; a failure restores the files. @throws Closed where the content cannot be written. */
async function write(db: Db, files: NewTexts, record: (transaction: Db) => Promise<unknown>): Promise<void> {
  let takeBack: (() => Promise<void>) | undefined
  try {
    await db.transaction().execute(async (transaction) => {
      await record(transaction)
      takeBack = await putTexts(files).catch(() => {
        throw new Closed()
      })
    })
  } catch (error) {
    await takeBack?.()
    throw error
  }
}

/** @returns the result of `work`; `closed` where the content cannot be written. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result | { kind: 'closed' }> {
  try {
    return await oneAtATime(work)
  } catch (error) {
    if (error instanceof Closed) return { kind: 'closed' }
    throw error
  }
}

type Files = { files: NewTexts; id: string }

/** Creates the files of a new article. @throws database errors. */
export async function makeArticle(db: Db, staff: Staff<'writeTexts'>, article: NewArticle, now: Date): Promise<NewArticleResult> {
  const result = await inTurn(async (): Promise<NewArticleResult | Files> => {
    const found = prepare(article, staff.agentId, now)
    if (!('files' in found)) return found
    const made = { action: 'made', subject: 'text', subjectId: `article-${found.id}` } as const
    await write(db, found.files, (transaction) => recordAudit(transaction, staff, made, now))
    return found
  })
  if (!('files' in result)) return result
  await commitTexts([...result.files.keys()], staff.name, `content: made article-${result.id}`)
  return { kind: 'made', id: `article-${result.id}` }
}

/** Whether an article may be deleted: visitors do not see it, and it has its own address. */
export const canRemove = ({ kind, value }: TextDocument): boolean =>
  kind === 'article' && value['status'] === 'Draft' && typeof value['path'] === 'string'

function filesWithout({ key, value }: TextDocument): NewTexts | undefined {
  const table = readRoutes()
  if (!table) return undefined
  const routes = table.routes.filter(({ original }) => original !== value['path'])
  const names = filesOfFolder(env().CONTENT_DIR).list(`articles/${key}`)
  return new Map([
    [routesFile, changeJsonText(table.text, [{ path: [], value: routes }])],
    ...names.map((name) => [`articles/${key}/${name}`, undefined] as const),
  ])
}

/** Deletes an article that visitors do not see, with its address and draft. @throws database errors. */
export async function removeArticle(
  db: Db,
  staff: Staff<'publishTexts'>,
  id: string,
  now: Date,
): Promise<'done' | 'gone' | 'closed'> {
  const result = await inTurn(async (): Promise<{ kind: 'gone' } | Files> => {
    const document = openText(staff, id)
    const files = document && canRemove(document) ? filesWithout(document) : undefined
    if (!document || !files) return { kind: 'gone' }
    const removed = { action: 'removed', subject: 'text', subjectId: id } as const
    await write(db, files, async (transaction) => {
      const draft = await findTextDraft(transaction, staff, id)
      if (draft) await deleteTextDraft(transaction, staff, id, draft.version)
      await recordAudit(transaction, staff, removed, now)
    })
    await rm(join(env().CONTENT_DIR, 'articles', document.key), { recursive: true, force: true })
    return { files, id }
  })
  if (!('files' in result)) return result.kind
  await commitTexts([...result.files.keys()], staff.name, `content: removed ${id}`)
  return 'done'
}
