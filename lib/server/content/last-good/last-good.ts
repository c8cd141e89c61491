/** What was published last, kept beside the database: whatever is wrong with the content at the next start, the site has that. */
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { logError } from '../../../process/log.ts'
import { env } from '../../runtime/env.ts'
import { fileLines } from '../../runtime/file-lines.ts'
import { keepFile } from '../../runtime/keep-file.ts'
import { TextStore } from '../disk/text-store.ts'
import type { ContentTexts } from '../files/content-files.ts'
import { compareTexts } from '../publish/compare-texts.ts'
import { appendChanges, type Change, deleteChanges, fileIdentity, readChanges } from './last-good-changes.ts'

const fileName = 'last-good-content.json'

const schema = z.record(z.string(), z.string())

/**
 * `texts` were published last, and are on their way to the disk while `isComing`. `written`: what lies there, and the identity of its file, see
 * `fileIdentity`.
 */
type Kept = {
  path: string
  texts: ContentTexts
  isComing: boolean
  written: { texts: ContentTexts; identity: string | undefined } | undefined
}

// On globalThis: the site's bundles each have a copy of this file.
const holder = globalThis as typeof globalThis & { siteLastGood?: Kept | undefined }

const filePath = () => join(env().VAR_DIR, fileName)

/** Empty before the first start, and when the file cannot be read. Read once: no other process writes what this one has not read. */
export function readLastGood(): ContentTexts {
  const path = filePath()
  const known = holder.siteLastGood
  // Without the file it has to be written again.
  if (known?.path === path && (known.isComing || existsSync(path))) return known.texts
  const identity = fileIdentity(path)
  const texts = readFrom(path, identity)
  // What another process of a first start is just writing is not to be missed.
  if (texts.size > 0) holder.siteLastGood = { path, texts, isComing: false, written: { texts, identity } }
  return texts
}

function readFrom(path: string, identity: string | undefined): ContentTexts {
  try {
    const texts = new TextStore()
    for (const line of fileLines(path)) for (const [file, text] of Object.entries(toEntries(line))) texts.set(file, text)
    for (const [file, text] of readChanges(path, identity)) {
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

/** Signs that are written in one go: a few milliseconds of a visitor's time where there is no thread. */
const pieceLength = 200_000

/** The JSON of all texts, some files at a time: all of them at once would keep visitors waiting. */
function* inPieces(texts: ContentTexts): Generator<string> {
  let piece = '{'
  let sign = ''
  for (const [file, text] of texts) {
    piece += `${sign}${JSON.stringify(file)}:${JSON.stringify(text)}`
    sign = ',\n'
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield `${piece}}`
}

/** From now on this is what was published last; it is to be written, which takes a while where it is much. */
export function setLastGood(texts: ContentTexts): void {
  const path = filePath()
  const { written } = holder.siteLastGood?.path === path ? holder.siteLastGood : {}
  holder.siteLastGood = { path, texts, isComing: true, written }
}

/** Few changes of much are written beside it: all of it takes a minute of a hundred thousand listings. */
async function writeChanges(path: string, texts: ContentTexts, written: Kept['written']): Promise<boolean> {
  if (written?.identity === undefined || written.identity !== fileIdentity(path)) return false
  const { added, changed, removed } = compareTexts(written.texts, texts)
  const now = [...added, ...changed].map((file): Change => [file, texts.get(file) ?? null])
  return await appendChanges(path, written.identity, [...now, ...removed.map((file): Change => [file, null])])
}

async function write(path: string, texts: ContentTexts): Promise<void> {
  const { written } = holder.siteLastGood ?? {}
  if (await writeChanges(path, texts, written)) return
  await keepFile(path, inPieces(texts), { flush: true })
  await deleteChanges(path)
}

/** Writes what was noted, one after the other. Rejects when it could not be written; what was kept before stays then. */
export async function saveLastGood(texts: ContentTexts): Promise<void> {
  const kept = holder.siteLastGood
  if (!kept) return
  const isNewest = () => kept.texts === texts && holder.siteLastGood === kept
  try {
    await write(kept.path, texts)
  } catch (error) {
    const { path, written } = kept
    if (isNewest()) holder.siteLastGood = written && { path, texts: written.texts, isComing: false, written }
    throw error
  }
  const written = { texts, identity: fileIdentity(kept.path) }
  if (holder.siteLastGood?.path === kept.path) holder.siteLastGood.written = written
  if (isNewest()) kept.isComing = false
}
