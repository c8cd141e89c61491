/** What was published last, kept beside the database: whatever is wrong with the content at the next start, the site has that. */
import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { logError } from '../../process/log.ts'
import { env } from '../runtime/env.ts'
import { replaceFile } from '../runtime/replace-file.ts'
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

/** Rejects when it could not be written; what was kept before stays then. */
export async function keepLastGood(texts: ContentTexts): Promise<void> {
  await replaceFile(join(env().VAR_DIR, fileName), JSON.stringify(Object.fromEntries(texts)), { flush: true })
}
