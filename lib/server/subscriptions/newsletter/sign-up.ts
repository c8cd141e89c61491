/** What a newsletter sign-up adds to a lead, from the newsletter's own form or the checkbox of another one. */
import 'server-only'
import type { Language } from '../../../domain/text/language.ts'
import type { Db } from '../../db/client.ts'
import { findSubscriptionOf, type NewSubscription } from '../../db/repositories/subscriptions/subscriptions.ts'
import type { QueuedMail } from '../../mail/mail-template.ts'
import { newsletter } from './newsletter.ts'
import { newsletterConfirmTemplate, newsletterWelcomeTemplate } from './newsletter-mails.ts'

export type SignUp = { subscription: NewSubscription; mail: QueuedMail }

/** Whether a form signs up for the newsletter: its own form, or another one with the checkbox ticked. */
export const wantsNewsletter = (form: string, values: Readonly<Record<string, unknown>>) =>
  form === 'newsletter' || values['NEWSLETTER'] === true

/** The page shows the same whether the address is known or not; only the mail, which its owner reads, differs. */
export async function prepareSignUp(db: Db, email: string, language: Language): Promise<SignUp> {
  const known = await findSubscriptionOf(db, email)
  const subscription = { id: known?.id ?? newsletter.idOf(email), email, language }
  const template = known?.status === 'confirmed' ? newsletterWelcomeTemplate : newsletterConfirmTemplate
  const mail = template.mail({ to: email, language }, { subscriptionId: subscription.id })
  return { subscription, mail }
}
