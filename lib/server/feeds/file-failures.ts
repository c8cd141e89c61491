/** Files of a feed that could not be fetched: the reason, and when they are requested again. */
import 'server-only'
import { rm } from 'node:fs/promises'
import { z } from 'zod'
import { nextAttempt } from '../fetch/next-attempt.ts'
import { replaceFile } from '../runtime/replace-file.ts'
import { fileFailuresPath, readTextIfThere } from './feed-store.ts'

export type FileFault = { url: string; reason: string }

/** `nextAt`: milliseconds since 1970. */
const failureSchema = z.strictObject({ url: z.string(), reason: z.string(), failures: z.int(), nextAt: z.number() })
const indexSchema = z.record(z.string(), failureSchema)
type Failure = z.output<typeof failureSchema>

/** Number of failures after which the very next run retries: most server problems are short. */
const immediateRetries = 2

async function read(source: string): Promise<Map<string, Failure>> {
  try {
    return new Map(Object.entries(indexSchema.parse(JSON.parse((await readTextIfThere(fileFailuresPath(source))) ?? '{}'))))
  } catch {
    // An unreadable file is not an error: the files are requested again.
    return new Map()
  }
}

type Reason = { reason: string; pause?: number | undefined }

/** Failures of a source's files; changes are only written by `end`. */
export async function readFailures(source: string) {
  const known = await read(source)
  const before = JSON.stringify([...known])

  return {
    isDue: (key: string, now: Date) => (known.get(key)?.nextAt ?? 0) <= now.getTime(),
    note: (key: string, url: string, { reason, pause = 0 }: Reason, now: Date): void => {
      const failures = (known.get(key)?.failures ?? 0) + 1
      known.set(key, {
        url,
        reason,
        failures,
        nextAt: nextAttempt(Math.max(0, failures - immediateRetries), now.getTime(), pause),
      })
    },
    /** Postpones a file without counting a failure, because it was not requested. */
    putOff: (key: string, url: string, { reason, pause = 0 }: Reason, now: Date): void => {
      known.set(key, { url, reason, failures: known.get(key)?.failures ?? 0, nextAt: now.getTime() + pause })
    },
    clear: (key: string) => known.delete(key),
    /** Writes the changes, without files that the feed no longer refers to. @returns the files that still fail, by address. */
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
