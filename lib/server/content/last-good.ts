/** What was published last, kept beside the database: whatever is wrong with the content at the next start, the site has that. */
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { logError } from '../../process/log.ts'
import { env } from '../runtime/env.ts'
import { fileLines } from '../runtime/file-lines.ts'
import { keepFile } from '../runtime/keep-file.ts'
import type { ContentTexts } from './content-files.ts'
import { KeptTexts } from './kept-texts.ts'

const fileName = 'last-good-content.json'

const schema = z.record(z.string(), z.string())

type Kept = { path: string; texts: ContentTexts }

// On globalThis: the site's bundles each have a copy of this file.
const holder = globalThis as typeof globalThis & { siteLastGood?: Kept | undefined }

const filePath = () => join(env().VAR_DIR, fileName)

/** Empty before the first start, and when the file cannot be read. Read once: no other process writes what this one has not read. */
export function readLastGood(): ContentTexts {
  const path = filePath()
  // Without the file it has to be written again.
  if (holder.siteLastGood?.path === path && existsSync(path)) return holder.siteLastGood.texts
  const texts = readFrom(path)
  // What another process of a first start is just writing is not to be missed.
  if (texts.size > 0) holder.siteLastGood = { path, texts }
  return texts
}

function readFrom(path: string): ContentTexts {
  try {
    const texts = new KeptTexts()
    for (const line of fileLines(path)) for (const [file, text] of Object.entries(toEntries(line))) texts.set(file, text)
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

/** Rejects when it could not be written; what was kept before stays then. */
export async function keepLastGood(texts: ContentTexts): Promise<void> {
  const path = filePath()
  await keepFile(path, inPieces(texts), { flush: true })
  holder.siteLastGood = { path, texts }
}
