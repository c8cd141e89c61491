/** What the buttons of the pages of saved searches send; each leads back to the page of one's searches. */
import 'server-only'
import { z } from 'zod'
import { getDb } from '../../db/client.ts'
import { findSubscriber } from '../../db/repositories/subscribers.ts'
import { wakeOutbox } from '../../outbox/worker.ts'
import { linkFormSchema } from '../mailing.ts'
import { changeStatus, confirmByLink, endByLink, searchChanges } from './answer-link.ts'
import { searchMailing } from './search-mailing.ts'

type GoTo = { goTo: string }

/** A link that is worth nothing leads to its page, which says so. */
export async function handleConfirm(data: FormData): Promise<GoTo> {
  const sent = linkFormSchema.safeParse(Object.fromEntries(data))
  if (!sent.success) return { goTo: '/' }
  const subscriber = await confirmByLink(await getDb(), sent.data.token, new Date())
  if (!subscriber) return { goTo: searchMailing.page('confirm', '', sent.data.language) }
  void wakeOutbox()
  return { goTo: searchMailing.page('manage', searchMailing.makeToken('manage', subscriber.id, new Date()), sent.data.language) }
}

export async function handleEnd(data: FormData): Promise<GoTo> {
  const sent = linkFormSchema.safeParse(Object.fromEntries(data))
  if (!sent.success) return { goTo: '/' }
  const id = searchMailing.readToken('end', sent.data.token, new Date())
  const isEnded = await endByLink(await getDb(), sent.data.token, new Date())
  if (!isEnded || id === undefined) return { goTo: searchMailing.page('end', '', sent.data.language) }
  return { goTo: searchMailing.page('manage', searchMailing.makeToken('manage', id, new Date()), sent.data.language) }
}

const changeSchema = linkFormSchema.extend({ search: z.string().max(100), change: z.enum(searchChanges) })

export async function handleChange(data: FormData): Promise<GoTo> {
  const sent = changeSchema.safeParse(Object.fromEntries(data))
  if (!sent.success) return { goTo: '/' }
  const id = searchMailing.readToken('manage', sent.data.token, new Date())
  const db = await getDb()
  const subscriber = id === undefined ? undefined : await findSubscriber(db, id)
  if (subscriber) await changeStatus(db, subscriber, sent.data.search, sent.data.change, new Date())
  return { goTo: searchMailing.page('manage', sent.data.token, sent.data.language) }
}
