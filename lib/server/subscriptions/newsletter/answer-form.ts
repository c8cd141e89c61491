/** The buttons on the pages of newsletter links. */
import 'server-only'
import { linkHref } from '../../pages/link-href.ts'
import { answerLinkForm } from '../answer-link.ts'
import { confirmNewsletter, endNewsletter } from './answer-link.ts'
import { newsletter } from './newsletter.ts'

export async function handleNewsletterAnswer(data: FormData): Promise<{ goTo: string }> {
  switch (data.get('action')) {
    case 'confirm':
      return answerLinkForm(newsletter, 'confirm', data, confirmNewsletter, (_, language) =>
        linkHref('feedback/newsletter-confirmed', language),
      )
    case 'end':
      return answerLinkForm(newsletter, 'end', data, endNewsletter, (_, language) =>
        linkHref('feedback/newsletter-ended', language),
      )
    default:
      return { goTo: '/' }
  }
}
