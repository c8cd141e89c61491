/** The mails about a saved search: confirmation request and welcome. */
import 'server-only'
import { z } from 'zod'
import { schedules } from '../../../domain/subscriptions/saved-search.ts'
import { mailName } from '../../../domain/text/mail-name.ts'
import { readSearchSettings } from '../../db/repositories/subscriptions/saved-searches.ts'
import { button, factBlocks, opening, paragraph } from '../../mail/mail-parts.ts'
import { defineTemplate } from '../../mail/mail-template.ts'
import { unwantedLink } from '../../mail/unwanted-mail.ts'
import type { Translate } from '../../pages/translator.ts'
import { confirmDays } from '../../security/purposes.ts'
import { describeSettings, nameSearchCriteria } from './describe-criteria.ts'
import { searchMailing } from './search-mailing.ts'

const searchSchema = z.object({
  firstName: z.string(),
  /** The search settings, as stored in the database. */
  settings: z.object({
    goal: z.string().nullable(),
    query: z.string(),
    budget: z.number().nullable(),
    schedule: z.enum(schedules),
  }),
})

const greeting = (firstName: string, t: Translate) => firstName && t('Forms.mail.greeting', { name: mailName(firstName) })

export const searchConfirmTemplate = defineTemplate({
  name: 'saved-search-confirm',
  schema: searchSchema.extend({
    searchId: z.string(),
    /**
     * About a password chosen with the search: that it becomes valid with the confirmation, or that an existing one stays valid.
     */
    passwordNote: z.enum(['confirmPassword', 'confirmPasswordKept']).optional(),
  }),
  render: ({ firstName, settings, searchId, passwordNote }, { t, language, to, queuedAt }) => ({
    title: t('SavedSearches.confirmTitle'),
    preheader: nameSearchCriteria(readSearchSettings(settings).criteria, language),
    blocks: [
      opening(greeting(firstName, t), t('SavedSearches.confirmText', { days: confirmDays })),
      ...(passwordNote ? [paragraph(t(`SavedSearches.${passwordNote}`))] : []),
      button(t('SavedSearches.confirm'), searchMailing.link('confirm', searchId, language, queuedAt)),
      ...factBlocks(t('Mail.search'), describeSettings(readSearchSettings(settings), language)),
    ],
    closing: [t('SavedSearches.confirmIgnore'), unwantedLink(to, 'save-search', language, queuedAt)],
  }),
})

export const searchWelcomeTemplate = defineTemplate({
  name: 'saved-search-welcome',
  /** `found`: how many listings match now. */
  schema: searchSchema.extend({ subscriberId: z.string(), found: z.number() }),
  render: ({ firstName, settings, subscriberId, found }, { t, language, queuedAt }) => ({
    title: t('SavedSearches.welcomeTitle'),
    preheader: t('SavedSearches.welcomeFound', { count: found }),
    blocks: [
      opening(greeting(firstName, t), t('SavedSearches.welcomeText'), t('SavedSearches.welcomeFound', { count: found })),
      button(t('SavedSearches.manage'), searchMailing.link('manage', subscriberId, language, queuedAt)),
      ...factBlocks(t('Mail.search'), describeSettings(readSearchSettings(settings), language)),
    ],
    closing: [t('Alerts.why'), { label: t('Alerts.end'), href: searchMailing.link('end', subscriberId, language, queuedAt) }],
    headers: searchMailing.endHeaders(subscriberId, language, queuedAt),
  }),
})
