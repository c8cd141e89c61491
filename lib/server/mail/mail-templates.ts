/** Every template of a mail, by the name that stands in the outbox. A new mail is one line here. */
import 'server-only'
import { contentHeldTemplate, contentMendedTemplate } from '../content/content-mails.ts'
import {
  articleTemplate,
  newsletterConfirmTemplate,
  newsletterWelcomeTemplate,
} from '../subscriptions/newsletter/newsletter-mails.ts'
import type { MailTemplate } from './mail-template.ts'

const mailTemplates: readonly MailTemplate[] = [
  contentHeldTemplate,
  contentMendedTemplate,
  newsletterConfirmTemplate,
  newsletterWelcomeTemplate,
  articleTemplate,
]

const byName = new Map(mailTemplates.map((template) => [template.name, template]))

export const findTemplate = (name: string): MailTemplate | undefined => byName.get(name)
