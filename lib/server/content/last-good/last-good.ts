/**
 * Stores what was published last in `VAR_DIR`: whatever is wrong with the content at the next start, the site can publish that.
 */
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { logError } from '../../../process/log.ts'
import { env } from '../../runtime/env.ts'
import { fileLines } from '../../runtime/file-lines.ts'
import { writeStartupFile } from '../../runtime/write-startup-file.ts'
import { TextStore } from '../disk/text-store.ts'
import type { ContentTexts } from '../files/content-files.ts'
import { compareTexts } from '../publish/compare-texts.ts'
import { appendChanges, type Change, deleteChanges, fileIdentity, readChanges } from './last-good-changes.ts'

const fileName = 'last-good-content.json'

const schema = z.record(z.string(), z.string())

/**
 * `texts`: what was published last; `isComing`: it is still being written to the disk. `written`: the texts in the file on the
 * disk, and its identity, see `fileIdentity`.
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

/** Empty before the first start, and when the file cannot be read. Read once: no other process writes it later. */
export function readLastGood(): ContentTexts {
  const path = filePath()
  const known = holder.siteLastGood
  // If the file was deleted, it has to be written again.
  if (known?.path === path && (known.isComing || existsSync(path))) return known.texts
  const identity = fileIdentity(path)
  const texts = readFrom(path, identity)
  // An empty result is not cached: at a first start another process may be writing the file.
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

/** Each line that `inPieces` writes contains some properties of the object. */
const toEntries = (line: string): Record<string, string> =>
  schema.parse(JSON.parse(`{${line.replace(/^\{/, '').replace(/[,}]$/, '')}}`))

/** Characters written in one go: a few milliseconds, during which requests wait where there is no worker thread. */
const pieceLength = 200_000

/** The JSON of all texts in pieces, as serializing everything in one go would delay requests. */
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

/** Sets what was published last; writing it (`saveLastGood`) can take a while. */
export function setLastGood(texts: ContentTexts): void {
  const path = filePath()
  const { written } = holder.siteLastGood?.path === path ? holder.siteLastGood : {}
  holder.siteLastGood = { path, texts, isComing: true, written }
}

/** Appends few changes of a large file: rewriting it takes a minute with a hundred thousand listings. */
async function writeChanges(path: string, texts: ContentTexts, written: Kept['written']): Promise<boolean> {
  if (written?.identity === undefined || written.identity !== fileIdentity(path)) return false
  const { added, changed, removed } = compareTexts(written.texts, texts)
  const now = [...added, ...changed].map((file): Change => [file, texts.get(file) ?? null])
  return await appendChanges(path, written.identity, [...now, ...removed.map((file): Change => [file, null])])
}

async function write(path: string, texts: ContentTexts): Promise<void> {
  const { written } = holder.siteLastGood ?? {}
  if (await writeChanges(path, texts, written)) return
  await writeStartupFile(path, inPieces(texts), { flush: true })
  await deleteChanges(path)
}

/** Writes texts passed to `setLastGood`. Rejects when they cannot be written; the previous file then stays. */
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
