/** The agency as sender of mails: name, colours, logo and the statements required by law, all from the content. */
import 'server-only'
import { isGiven, joinGiven } from '../../domain/site/given.ts'
import type { Language } from '../../domain/text/language.ts'
import { formatPhone } from '../../domain/text/phone.ts'
import { localizedHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { translatorOf } from '../pages/translator.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { agencyBranding } from '../site/agency-branding.ts'
import type { MailLink } from './mail-content.ts'

export type MailSender = {
  name: string
  home: string
  /** A square PNG, as mail programs do not support SVG. */
  symbol: { src: string; shownAt: number }
  /** `light`: the shade for dark backgrounds. */
  accent: { plain: string; light: string }
  street: string
  town: string
  phone: MailLink | undefined
  email: MailLink
  /** Profession, registration, company number, supervisory authority (belgium.md, "The agency must state"). */
  statement: string
  privacy: MailLink
}

/** A telephone link: `tel:030001234`. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

function statementOf(language: Language): string {
  const t = translatorOf(language)
  const { legal } = getSnapshot().site
  const registration = t('AgentLine.registration', { number: legal.registrationNumbers.join(', ') })
  const profession = [legal.professionalTitle[language], registration, legal.countryOfRecognition[language]].join(', ')
  const company = t('Footer.enterprise', { number: legal.enterpriseNumber, vat: legal.vatNumber })
  return `${profession}. ${company}. ${t('Mail.pair', { label: t('Footer.supervisor'), value: legal.supervisor[language] ?? '' })}`
}

/** In the given language. */
export function mailSender(language: Language): MailSender {
  const { site, routeTable } = getSnapshot()
  const { contact } = site
  const { name, accent, accentOnDark, symbol } = agencyBranding(site)
  return {
    name,
    home: absoluteUrl(localizedHref(routeTable, 'home', language)),
    symbol,
    accent: { plain: accent, light: accentOnDark },
    street: isGiven(contact.street) ? contact.street : '',
    town: joinGiven([contact.zip, contact.city], ' '),
    phone: isGiven(contact.phone) ? { label: formatPhone(contact.phone), href: phoneHref(contact.phone) } : undefined,
    email: { label: contact.email, href: `mailto:${contact.email}` },
    statement: statementOf(language),
    privacy: {
      label: translatorOf(language)('Mail.privacy'),
      href: absoluteUrl(localizedHref(routeTable, 'privacy-statement', language)),
    },
  }
}
