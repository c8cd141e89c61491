'use server'
/** What the buttons behind the links of the newsletter send. */
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { isLanguage } from '@/lib/domain/language'
import { linkHref } from '@/lib/server/link-href'
import { answerLinkNow } from '@/lib/server/newsletter/answer-link'
import { newsletterPage } from '@/lib/server/newsletter/newsletter-links'

const schema = z.object({
  action: z.enum(['confirm', 'end']),
  token: z.string().max(400),
  language: z.string().refine(isLanguage),
})

const donePaths = { confirm: 'feedback/newsletter-confirmed', end: 'feedback/newsletter-ended' } as const

/** A link that is worth nothing leads back to its page, which says so. */
export async function answerAction(data: FormData): Promise<void> {
  const sent = schema.safeParse(Object.fromEntries(data))
  if (!sent.success) redirect('/')
  const { action, token, language } = sent.data
  const answer = await answerLinkNow(action, token)
  redirect(answer === 'done' ? linkHref(donePaths[action], language) : newsletterPage(action, '', language))
}
