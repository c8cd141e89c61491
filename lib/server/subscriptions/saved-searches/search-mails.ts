/** The mails around a saved search: please confirm, and it is at work. */
import 'server-only'
import type { Language } from '../../../domain/text/language.ts'
import { mailName } from '../../../domain/text/mail-name.ts'
import type { SavedSearch, SearchSettings } from '../../db/repositories/saved-searches.ts'
import { composeMail } from '../../leads/lead-messages.ts'
import type { NewMail } from '../../mail/mail-message.ts'
import { unwantedLink } from '../../mail/unwanted-mail.ts'
import { translatorOf } from '../../pages/translator.ts'
import { confirmDays } from '../../security/purposes.ts'
import { describeSettings } from './describe-criteria.ts'
import { endHeaders, searchLink } from './search-links.ts'

type To = { subscriberId: string; email: string; firstName: string; language: Language }

/** What is said of a password that was chosen with the search: that it will count, or that another does already. */
type PasswordNote = 'confirmPassword' | 'confirmPasswordKept' | undefined

export function confirmMail(to: To, searchId: string, settings: SearchSettings, passwordNote: PasswordNote, now: Date): NewMail {
  const t = translatorOf(to.language)
  return composeMail(to.email, {
    language: to.language,
    title: t('SavedSearches.confirmTitle'),
    paragraphs: [
      ...(to.firstName ? [t('Forms.mail.greeting', { name: mailName(to.firstName) })] : []),
      t('SavedSearches.confirmText', { days: confirmDays }),
      ...(passwordNote ? [t(`SavedSearches.${passwordNote}`)] : []),
    ],
    rows: describeSettings(settings, to.language),
    action: { label: t('SavedSearches.confirm'), href: searchLink('confirm', searchId, to.language, now) },
    closing: [t('SavedSearches.confirmIgnore'), unwantedLink(to.email, 'save-search', to.language, now)],
  })
}

/** @param found how many listings fit already. */
export function welcomeMail(to: To, search: SavedSearch, found: number, now: Date): NewMail {
  const t = translatorOf(to.language)
  const content = {
    language: to.language,
    title: t('SavedSearches.welcomeTitle'),
    paragraphs: [
      ...(to.firstName ? [t('Forms.mail.greeting', { name: mailName(to.firstName) })] : []),
      t('SavedSearches.welcomeText'),
      t('SavedSearches.welcomeFound', { count: found }),
    ],
    rows: describeSettings(search, to.language),
    action: { label: t('SavedSearches.manage'), href: searchLink('manage', to.subscriberId, to.language, now) },
    closing: [{ label: t('Alerts.end'), href: searchLink('end', to.subscriberId, to.language, now) }],
  }
  return composeMail(to.email, content, { headers: endHeaders(to.subscriberId, to.language, now) })
}
