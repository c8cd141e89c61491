/** The newsletter as a mailing: its links, tokens and ids. */
import 'server-only'
import { defineMailing } from '../mailing.ts'

export type NewsletterAction = 'confirm' | 'end'

export const newsletter = defineMailing<NewsletterAction>({
  idKey: 'subscription',
  links: {
    confirm: { purpose: 'newsletter confirm', path: 'newsletter/confirm' },
    end: { purpose: 'newsletter end', path: 'newsletter/unsubscribe' },
  },
  endAddress: '/api/newsletter-unsubscribe/',
})
