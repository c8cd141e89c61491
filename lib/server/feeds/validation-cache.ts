/**
 * Caches the validation results of a source's content files: a file that is unchanged since the last run, under unchanged rules,
 * is not validated again. Most runs bring nothing new, and validation of thousands of listings took most of their time.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { replaceFile } from '../runtime/replace-file.ts'
import { readTextIfThere, validationCachePath } from './feed-store.ts'

const faultSchema = z.strictObject({ path: z.string(), message: z.string() })
type Fault = z.output<typeof faultSchema>

const knownSchema = z.strictObject({ rules: z.string(), found: z.record(z.string(), z.array(faultSchema)) })

/** SHA-256 (base64url) of several texts; the lengths are included, so that their boundaries count. */
export const digestOf = (...texts: readonly string[]): string => {
  const digest = createHash('sha256')
  for (const text of texts) digest.update(`${text.length}:`).update(text)
  return digest.digest('base64url')
}

async function read(source: string, rules: string): Promise<ReadonlyMap<string, Fault[]>> {
  try {
    const known = knownSchema.parse(JSON.parse((await readTextIfThere(validationCachePath(source))) ?? ''))
    return new Map(known.rules === rules ? Object.entries(known.found) : [])
  } catch {
    // An unreadable cache is not an error: everything is validated again.
    return new Map()
  }
}

export type ValidationCache = {
  /** @param text of the file, and everything else that the result depends on. */
  errorsOf: (text: string, check: () => readonly Fault[]) => readonly Fault[]
  /** Stores the results of this run, in place of the earlier ones. */
  save: () => Promise<void>
}

/** @param rules digest of everything that the results depend on, except the files. */
export async function openValidationCache(source: string, rules: string): Promise<ValidationCache> {
  const before = await read(source, rules)
  const found = new Map<string, readonly Fault[]>()
  let isNew = false
  return {
    errorsOf: (text, check) => {
      const key = digestOf(text)
      const known = before.get(key) ?? found.get(key)
      const faults = known ?? check().map(({ path, message }) => ({ path, message }))
      if (!known) isNew = true
      found.set(key, faults)
      return faults
    },
    save: async () => {
      if (!isNew && found.size === before.size) return
      await replaceFile(validationCachePath(source), JSON.stringify({ rules, found: Object.fromEntries(found) }))
    },
  }
}
