/** What was published last, kept beside the database: whatever is wrong with the content at the next start, the site has that. */
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { logError } from '../../process/log.ts'
import { env } from '../runtime/env.ts'
import { fileLines } from '../runtime/file-lines.ts'
import { keepFile } from '../runtime/keep-file.ts'
import { compareTexts } from './compare-texts.ts'
import type { ContentTexts } from './content-files.ts'
import { KeptTexts } from './kept-texts.ts'
import { addChanges, type Change, changesBeside, dropChanges, markOfFile } from './last-good-changes.ts'

const fileName = 'last-good-content.json'

const schema = z.record(z.string(), z.string())

/** `mark`: of the file that stands, see `markOfFile`. */
type Kept = { path: string; texts: ContentTexts; mark: string | undefined }

// On globalThis: the site's bundles each have a copy of this file.
const holder = globalThis as typeof globalThis & { siteLastGood?: Kept | undefined }

const filePath = () => join(env().VAR_DIR, fileName)

/** Empty before the first start, and when the file cannot be read. Read once: no other process writes what this one has not read. */
export function readLastGood(): ContentTexts {
  const path = filePath()
  // Without the file it has to be written again.
  if (holder.siteLastGood?.path === path && existsSync(path)) return holder.siteLastGood.texts
  const mark = markOfFile(path)
  const texts = readFrom(path, mark)
  // What another process of a first start is just writing is not to be missed.
  if (texts.size > 0) holder.siteLastGood = { path, texts, mark }
  return texts
}

function readFrom(path: string, mark: string | undefined): ContentTexts {
  try {
    const texts = new KeptTexts()
    for (const line of fileLines(path)) for (const [file, text] of Object.entries(toEntries(line))) texts.set(file, text)
    for (const [file, text] of changesBeside(path, mark)) {
      if (text === null) texts.delete(file)
      else texts.set(file, text)
    }
    return texts
  } catch (error) {
    const isFirst = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isFirst) logError('content-not-kept', { error })
    return new Map()
  }
}

/** Each line of `inPieces`, as far as it goes, is the inside of an object. */
const toEntries = (line: string): Record<string, string> =>
  schema.parse(JSON.parse(`{${line.replace(/^\{/, '').replace(/[,}]$/, '')}}`))

/** The JSON of all texts, file by file: many of them at once would keep visitors waiting. */
function* inPieces(texts: ContentTexts): Generator<string> {
  let sign = '{'
  for (const [file, text] of texts) {
    yield `${sign}${JSON.stringify(file)}:${JSON.stringify(text)}`
    sign = ',\n'
  }
  yield texts.size > 0 ? '}' : '{}'
}

/** Few changes of much are written beside it: all of it takes a minute of a hundred thousand listings. */
async function keepChanges(path: string, texts: ContentTexts): Promise<boolean> {
  const before = holder.siteLastGood
  if (before?.path !== path || before.mark === undefined || before.mark !== markOfFile(path)) return false
  const { added, changed, removed } = compareTexts(before.texts, texts)
  const now = [...added, ...changed].map((file): Change => [file, texts.get(file) ?? null])
  return await addChanges(path, before.mark, [...now, ...removed.map((file): Change => [file, null])])
}

/** Rejects when it could not be written; what was kept before stays then. */
export async function keepLastGood(texts: ContentTexts): Promise<void> {
  const path = filePath()
  if (!(await keepChanges(path, texts))) {
    await keepFile(path, inPieces(texts), { flush: true })
    await dropChanges(path)
  }
  holder.siteLastGood = { path, texts, mark: markOfFile(path) }
}
