/** What the buttons behind the links of the newsletter send. */
import 'server-only'
import { z } from 'zod'
import { isLanguage } from '../../../domain/text/language.ts'
import { linkHref } from '../../pages/link-href.ts'
import { answerLinkNow } from './answer-link.ts'
import { newsletterPage } from './newsletter-links.ts'

const schema = z.object({
  action: z.enum(['confirm', 'end']),
  token: z.string().max(400),
  language: z.string().refine(isLanguage),
})

const donePaths = { confirm: 'feedback/newsletter-confirmed', end: 'feedback/newsletter-ended' } as const

/** A link that is worth nothing leads back to its page, which says so. */
export async function handleNewsletterAnswer(data: FormData): Promise<{ goTo: string }> {
  const sent = schema.safeParse(Object.fromEntries(data))
  if (!sent.success) return { goTo: '/' }
  const { action, token, language } = sent.data
  const answer = await answerLinkNow(action, token)
  return { goTo: answer === 'done' ? linkHref(donePaths[action], language) : newsletterPage(action, '', language) }
}
