/** The buttons on the pages of saved searches; each redirects back to the subscriber's searches. */
import 'server-only'
import { z } from 'zod'
import type { Language } from '../../../domain/text/language.ts'
import { getDb } from '../../db/client.ts'
import { findSubscriber, type Subscriber } from '../../db/repositories/subscriptions/subscribers.ts'
import { answerLinkForm, linkFormSchema } from '../answer-link.ts'
import { changeStatus, confirmByLink, endByLink, searchChanges } from './answer-link.ts'
import { searchMailing } from './search-mailing.ts'

const ownSearches = ({ id }: Subscriber, language: Language) =>
  searchMailing.page('manage', searchMailing.makeToken('manage', id, new Date()), language)

export const handleConfirm = (data: FormData) => answerLinkForm(searchMailing, 'confirm', data, confirmByLink, ownSearches)

export const handleEnd = (data: FormData) => answerLinkForm(searchMailing, 'end', data, endByLink, ownSearches)

const changeSchema = linkFormSchema.extend({ search: z.string().max(100), change: z.enum(searchChanges) })

export async function handleChange(data: FormData): Promise<{ goTo: string }> {
  const sent = changeSchema.safeParse(Object.fromEntries(data))
  if (!sent.success) return { goTo: '/' }
  const id = searchMailing.readToken('manage', sent.data.token, new Date())
  const db = await getDb()
  const subscriber = id === undefined ? undefined : await findSubscriber(db, id)
  if (subscriber) await changeStatus(db, subscriber, sent.data.search, sent.data.change, new Date())
  return { goTo: searchMailing.page('manage', sent.data.token, sent.data.language) }
}
