'use server'
/** What the buttons of the pages of saved searches send; each leads back to the page of one's searches. */
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { isLanguage } from '@/lib/domain/language'
import { getDb } from '@/lib/server/db/client'
import { findSeeker } from '@/lib/server/db/repositories/seekers'
import { wakeOutbox } from '@/lib/server/outbox/worker'
import { changeStatus, confirmByLink, endByLink, searchChanges } from '@/lib/server/saved-searches/answer-link'
import { searchPage } from '@/lib/server/saved-searches/search-links'
import { makeSearchToken, readSearchToken } from '@/lib/server/saved-searches/search-token'

const token = z.string().max(400)
const language = z.string().refine(isLanguage)

const linkSchema = z.object({ token, language })

/** A link that is worth nothing leads to its page, which says so. */
export async function confirmAction(data: FormData): Promise<void> {
  const sent = linkSchema.safeParse(Object.fromEntries(data))
  if (!sent.success) redirect('/')
  const seeker = await confirmByLink(await getDb(), sent.data.token, new Date())
  if (!seeker) redirect(searchPage('confirm', '', sent.data.language))
  void wakeOutbox()
  redirect(searchPage('manage', makeSearchToken('manage', seeker.id, new Date()), sent.data.language))
}

export async function endAction(data: FormData): Promise<void> {
  const sent = linkSchema.safeParse(Object.fromEntries(data))
  if (!sent.success) redirect('/')
  const id = readSearchToken('end', sent.data.token, new Date())
  const isEnded = await endByLink(await getDb(), sent.data.token, new Date())
  if (!isEnded || id === undefined) redirect(searchPage('end', '', sent.data.language))
  redirect(searchPage('manage', makeSearchToken('manage', id, new Date()), sent.data.language))
}

const changeSchema = z.object({ token, language, search: z.string().max(100), change: z.enum(searchChanges) })

export async function changeAction(data: FormData): Promise<void> {
  const sent = changeSchema.safeParse(Object.fromEntries(data))
  if (!sent.success) redirect('/')
  const id = readSearchToken('manage', sent.data.token, new Date())
  const db = await getDb()
  const seeker = id === undefined ? undefined : await findSeeker(db, id)
  if (seeker) await changeStatus(db, seeker, sent.data.search, sent.data.change, new Date())
  redirect(searchPage('manage', sent.data.token, sent.data.language))
}
