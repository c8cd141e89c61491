/**
 * How long what the site shows has been behind its sources: since the folder was refused as a whole, and since each feed last ran well.
 * When the folder was refused stands in the database, so that a start does not make old content new.
 */
import 'server-only'
import type { Db } from '../../db/client.ts'
import { findLastSuccess } from '../../db/repositories/site/site-figures.ts'
import { deleteState, readState, writeState } from '../../db/repositories/site/site-state.ts'
import { getContentState, getSnapshot } from '../snapshot/current-snapshot.ts'

/** Seconds; `source`: a feed, or `folder`. */
export type ContentAge = { source: string; seconds: number }

const secondsSince = (time: string, now: Date) => Math.max(0, Math.round((now.getTime() - Date.parse(time)) / 1000))

/** At this server's last look; undefined before the first. Another server may have another folder, whose mark is left alone. */
let wasRefused: boolean | undefined

/** Since when, as an ISO time; undefined while what the folder holds is shown. */
async function refusedSince(db: Db, now: Date): Promise<string | undefined> {
  const known = await readState(db, 'content-refused')
  const isRefused = (getContentState()?.serves ?? 'current') !== 'current'
  if (isRefused && known === undefined) await writeState(db, 'content-refused', now.toISOString(), now)
  if (!isRefused && known !== undefined && wasRefused !== false) await deleteState(db, 'content-refused')
  wasRefused = isRefused
  return isRefused ? (known ?? now.toISOString()) : undefined
}

/** Of the folder, and of each feed that the content names and that ever ran well. @throws what the database says. */
export async function findContentAges(db: Db, now: Date): Promise<ContentAge[]> {
  const [since, runs] = await Promise.all([refusedSince(db, now), findLastSuccess(db)])
  const named = new Set(getSnapshot().feeds.map(({ name }) => name))
  return [
    { source: 'folder', seconds: since === undefined ? 0 : secondsSince(since, now) },
    ...runs.filter(({ source }) => named.has(source)).map(({ source, at }) => ({ source, seconds: secondsSince(at, now) })),
  ]
}

/** Those that are older than allowed. @param hours that are; 0 for no limit. @throws what the database says. */
export async function findTooOld(db: Db, hours: number, now: Date): Promise<ContentAge[]> {
  const ages = await findContentAges(db, now)
  return hours === 0 ? [] : ages.filter(({ seconds }) => seconds > hours * 3600)
}
