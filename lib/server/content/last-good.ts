/** What was published last, kept beside the database: whatever is wrong with the content at the next start, the site has that. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { logError } from '../../process/log.ts'
import { env } from '../runtime/env.ts'
import { fileMode, makeOwnFolder } from '../runtime/var-folder.ts'
import type { ContentTexts } from './content-files.ts'

const fileName = 'last-good-content.json'

const schema = z.record(z.string(), z.string())

/** Empty before the first start, and when the file cannot be read. */
export function readLastGood(): ContentTexts {
  const path = join(env().VAR_DIR, fileName)
  try {
    return new Map(Object.entries(schema.parse(JSON.parse(readFileSync(path, 'utf8')))))
  } catch (error) {
    const isFirst = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isFirst) logError('content-not-kept', { error })
    return new Map()
  }
}

const isSame = (a: ContentTexts, b: ContentTexts) => a.size === b.size && [...a].every(([file, text]) => b.get(file) === text)

/** Written whole beside the former and put in its place at once, so that a process that is killed leaves one of both. */
export async function keepLastGood(texts: ContentTexts): Promise<void> {
  if (isSame(texts, readLastGood())) return
  const { VAR_DIR } = env()
  const path = join(VAR_DIR, fileName)
  const draft = `${path}.${randomUUID()}`
  makeOwnFolder(VAR_DIR)
  await writeFile(draft, JSON.stringify(Object.fromEntries(texts)), { mode: fileMode, flush: true })
  await rename(draft, path)
}
