/** What the buttons of the pages of saved searches send; each leads back to the page of one's searches. */
import 'server-only'
import { z } from 'zod'
import { isLanguage } from '../../../domain/text/language.ts'
import { getDb } from '../../db/client.ts'
import { findSubscriber } from '../../db/repositories/subscribers.ts'
import { wakeOutbox } from '../../outbox/worker.ts'
import { changeStatus, confirmByLink, endByLink, searchChanges } from './answer-link.ts'
import { searchPage } from './search-links.ts'
import { makeSearchToken, readSearchToken } from './search-token.ts'

type GoTo = { goTo: string }

const token = z.string().max(400)
const language = z.string().refine(isLanguage)

const linkSchema = z.object({ token, language })

/** A link that is worth nothing leads to its page, which says so. */
export async function handleConfirm(data: FormData): Promise<GoTo> {
  const sent = linkSchema.safeParse(Object.fromEntries(data))
  if (!sent.success) return { goTo: '/' }
  const subscriber = await confirmByLink(await getDb(), sent.data.token, new Date())
  if (!subscriber) return { goTo: searchPage('confirm', '', sent.data.language) }
  void wakeOutbox()
  return { goTo: searchPage('manage', makeSearchToken('manage', subscriber.id, new Date()), sent.data.language) }
}

export async function handleEnd(data: FormData): Promise<GoTo> {
  const sent = linkSchema.safeParse(Object.fromEntries(data))
  if (!sent.success) return { goTo: '/' }
  const id = readSearchToken('end', sent.data.token, new Date())
  const isEnded = await endByLink(await getDb(), sent.data.token, new Date())
  if (!isEnded || id === undefined) return { goTo: searchPage('end', '', sent.data.language) }
  return { goTo: searchPage('manage', makeSearchToken('manage', id, new Date()), sent.data.language) }
}

const changeSchema = z.object({ token, language, search: z.string().max(100), change: z.enum(searchChanges) })

export async function handleChange(data: FormData): Promise<GoTo> {
  const sent = changeSchema.safeParse(Object.fromEntries(data))
  if (!sent.success) return { goTo: '/' }
  const id = readSearchToken('manage', sent.data.token, new Date())
  const db = await getDb()
  const subscriber = id === undefined ? undefined : await findSubscriber(db, id)
  if (subscriber) await changeStatus(db, subscriber, sent.data.search, sent.data.change, new Date())
  return { goTo: searchPage('manage', sent.data.token, sent.data.language) }
}
