/** What the buttons behind the links of the newsletter send. */
import 'server-only'
import { z } from 'zod'
import { linkHref } from '../../pages/link-href.ts'
import { linkFormSchema } from '../mailing.ts'
import { answerLinkNow } from './answer-link.ts'
import { newsletter } from './newsletter.ts'

const schema = linkFormSchema.extend({ action: z.enum(['confirm', 'end']) })

const donePaths = { confirm: 'feedback/newsletter-confirmed', end: 'feedback/newsletter-ended' } as const

/** A link that is worth nothing leads back to its page, which says so. */
export async function handleNewsletterAnswer(data: FormData): Promise<{ goTo: string }> {
  const sent = schema.safeParse(Object.fromEntries(data))
  if (!sent.success) return { goTo: '/' }
  const { action, token, language } = sent.data
  const answer = await answerLinkNow(action, token)
  return { goTo: answer === 'done' ? linkHref(donePaths[action], language) : newsletter.page(action, '', language) }
}
