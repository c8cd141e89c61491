/** Creates a shared list from favourites, and lets others join it. */
import 'server-only'
import { z } from 'zod'
import { readReference, tidyName } from '../../domain/shared-list/shared-list.ts'
import { isLanguage } from '../../domain/text/language.ts'
import type { Db } from '../db/client.ts'
import { createSharedList, joinList } from '../db/repositories/shared-list/shared-list-changes.ts'
import type { SharedList } from '../db/repositories/shared-list/shared-lists.ts'
import { findNewHomes } from './list-homes.ts'
import { makeListKey } from './list-links.ts'

export const makeListSchema = z.object({
  ids: z.string().max(1000),
  name: z.string().max(200),
  language: z.string().refine(isLanguage),
})

type Made = { key: string; listId: string; personId: string }

/** Undefined without a name. */
export async function makeList(db: Db, sent: z.output<typeof makeListSchema>, now: Date): Promise<Made | undefined> {
  const name = tidyName(sent.name)
  if (!name) return undefined
  const key = makeListKey()
  const homes = findNewHomes(sent.ids.split(',').flatMap((part) => readReference(part) ?? []))
  return { key, ...(await createSharedList(db, { key, name, language: sent.language, homes }, now)) }
}

export const joinSchema = z.object({ name: z.string().max(200), language: z.string().refine(isLanguage) })

/** @returns the id of the new person; `full` when the list has the maximum number of people; undefined without a name. */
export async function joinSharedList(
  db: Db,
  list: SharedList,
  sent: z.output<typeof joinSchema>,
  now: Date,
): Promise<string | 'full' | undefined> {
  const name = tidyName(sent.name)
  return name ? joinList(db, list.id, { name, language: sent.language }, now) : undefined
}
