/**
 * How outdated the published content is: since when the folder is refused as a whole, and when each feed last succeeded. The time
 * of the refusal is stored in the database, so that a restart does not reset it.
 */
import 'server-only'
import type { Db } from '../../db/client.ts'
import { findLastSuccess } from '../../db/repositories/site/site-figures.ts'
import { deleteState, readState, writeState } from '../../db/repositories/site/site-state.ts'
import { getContentState, getSnapshot } from '../snapshot/current-snapshot.ts'

/** Seconds; `source`: a feed, or `folder`. */
export type ContentAge = { source: string; seconds: number }

const secondsSince = (time: string, now: Date) => Math.max(0, Math.round((now.getTime() - Date.parse(time)) / 1000))

/**
 * Whether the content was refused at the previous check by this server; undefined before the first. Only a server that saw its
 * own folder recover deletes the stored time: another server may have another folder.
 */
let wasRefused: boolean | undefined

/** Since when the folder is refused, as an ISO time; undefined while it is published. */
async function refusedSince(db: Db, now: Date): Promise<string | undefined> {
  const known = await readState(db, 'content-refused')
  const isRefused = (getContentState()?.serves ?? 'current') !== 'current'
  if (isRefused && known === undefined) await writeState(db, 'content-refused', now.toISOString(), now)
  if (!isRefused && known !== undefined && wasRefused !== false) await deleteState(db, 'content-refused')
  wasRefused = isRefused
  return isRefused ? (known ?? now.toISOString()) : undefined
}

/** Ages of the folder and of each feed in `feeds.json` that has ever succeeded. @throws database errors. */
export async function findContentAges(db: Db, now: Date): Promise<ContentAge[]> {
  const [since, runs] = await Promise.all([refusedSince(db, now), findLastSuccess(db)])
  const named = new Set(getSnapshot().feeds.map(({ name }) => name))
  return [
    { source: 'folder', seconds: since === undefined ? 0 : secondsSince(since, now) },
    ...runs.filter(({ source }) => named.has(source)).map(({ source, at }) => ({ source, seconds: secondsSince(at, now) })),
  ]
}

/** The ages above the limit. @param hours the limit; 0 for none. @throws database errors. */
export async function findTooOld(db: Db, hours: number, now: Date): Promise<ContentAge[]> {
  const ages = await findContentAges(db, now)
  return hours === 0 ? [] : ages.filter(({ seconds }) => seconds > hours * 3600)
}
