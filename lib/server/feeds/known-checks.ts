/**
 * What the content asks of each file that a source brought, as it was found the last time: a file that is the same, asked by the same rules,
 * is not asked again. Most runs bring nothing new, and reading thousands of listings to say so was most of their time.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { replaceFile } from '../runtime/replace-file.ts'
import { knownChecksPath, readTextIfThere } from './feed-store.ts'

const faultSchema = z.strictObject({ path: z.string(), message: z.string() })
type Fault = z.output<typeof faultSchema>

const knownSchema = z.strictObject({ rules: z.string(), found: z.record(z.string(), z.array(faultSchema)) })

export const digestOf = (...texts: readonly string[]): string => {
  const digest = createHash('sha256')
  for (const text of texts) digest.update(`${text.length}:`).update(text)
  return digest.digest('base64url')
}

async function read(source: string, rules: string): Promise<ReadonlyMap<string, Fault[]>> {
  try {
    const known = knownSchema.parse(JSON.parse((await readTextIfThere(knownChecksPath(source))) ?? ''))
    return new Map(known.rules === rules ? Object.entries(known.found) : [])
  } catch {
    // One that cannot be read costs asking again and nothing else.
    return new Map()
  }
}

export type KnownChecks = {
  /** @param text of the file, and what else the answer hangs on. */
  ask: (text: string, check: () => readonly Fault[]) => readonly Fault[]
  /** Keeps what was asked in this run and nothing else. */
  keep: () => Promise<void>
}

/** @param rules changes with whatever the answers hang on beside the file. */
export async function openKnownChecks(source: string, rules: string): Promise<KnownChecks> {
  const before = await read(source, rules)
  const found = new Map<string, readonly Fault[]>()
  let isNew = false
  return {
    ask: (text, check) => {
      const key = digestOf(text)
      const known = before.get(key) ?? found.get(key)
      const faults = known ?? check().map(({ path, message }) => ({ path, message }))
      if (!known) isNew = true
      found.set(key, faults)
      return faults
    },
    keep: async () => {
      if (!isNew && found.size === before.size) return
      await replaceFile(knownChecksPath(source), JSON.stringify({ rules, found: Object.fromEntries(found) }))
    },
  }
}
