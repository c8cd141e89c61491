/** Files of a feed that could not be fetched: why, and not before when they are asked for again. */
import 'server-only'
import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { nextTry } from '../fetch/next-try.ts'
import { replaceFile } from '../runtime/replace-file.ts'
import { fileFailuresPath, readTextIfThere } from './feed-store.ts'

export type FileFault = { url: string; reason: string }

/** Time in milliseconds since 1970. */
const failureSchema = z.strictObject({ url: z.string(), reason: z.string(), failures: z.int(), nextAt: z.number() })
const indexSchema = z.record(z.string(), failureSchema)
type Failure = z.output<typeof failureSchema>

/** Failures that the very next run tries again: most servers only have a bad moment. */
const immediateRetries = 2

async function read(source: string): Promise<Map<string, Failure>> {
  try {
    return new Map(Object.entries(indexSchema.parse(JSON.parse((await readTextIfThere(fileFailuresPath(source))) ?? '{}'))))
  } catch {
    // What cannot be read is asked for again.
    return new Map()
  }
}

type Reason = { reason: string; pause?: number | undefined }

export async function readFailures(source: string) {
  const known = await read(source)
  const before = JSON.stringify([...known])

  return {
    isDue: (key: string, now: Date) => (known.get(key)?.nextAt ?? 0) <= now.getTime(),
    note: (key: string, url: string, { reason, pause = 0 }: Reason, now: Date): void => {
      const failures = (known.get(key)?.failures ?? 0) + 1
      known.set(key, { url, reason, failures, nextAt: nextTry(Math.max(0, failures - immediateRetries), now.getTime(), pause) })
    },
    /** It was not asked for, so that it has not failed once more. */
    putOff: (key: string, url: string, { reason, pause = 0 }: Reason, now: Date): void => {
      known.set(key, { url, reason, failures: known.get(key)?.failures ?? 0, nextAt: now.getTime() + pause })
    },
    clear: (key: string) => known.delete(key),
    /** Writes what became another, without what the feed no longer names. @returns what is still failing, by address. */
    end: async (named: ReadonlyMap<string, unknown>): Promise<FileFault[]> => {
      for (const key of known.keys()) if (!named.has(key)) known.delete(key)
      if (JSON.stringify([...known]) !== before) {
        if (known.size > 0) await replaceFile(fileFailuresPath(source), JSON.stringify(Object.fromEntries(known)))
        else await rm(fileFailuresPath(source), { force: true })
      }
      const faults = [...known.values()].map(({ url, reason }) => ({ url, reason }))
      return faults.sort((a, b) => a.url.localeCompare(b.url, 'en'))
    },
  }
}
