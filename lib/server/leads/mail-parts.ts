/** Blocks that several mails about a lead use. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import { formsOf, type PropertyForm } from '../../domain/property/property-forms.ts'
import type { Language } from '../../domain/text/language.ts'
import { mailName } from '../../domain/text/mail-name.ts'
import { propertyPageHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Block } from '../mail/mail-content.ts'
import { propertyInMail, shownInMail } from '../mail/mail-property.ts'
import { type Translate, translatorOf } from '../pages/translator.ts'
import { absoluteUrl } from '../runtime/site-url.ts'
import { readSubject, type Subject } from './find-subject.ts'

/** `Dag An,`; only `Dag,` without a first name, as a mail address is no form of address. */
export function greet(t: Translate, firstName: unknown): string {
  const name = mailName(firstName)
  return name ? t('Forms.mail.greeting', { name }) : t('Forms.mail.greetingUnnamed')
}

/** The property or project; nothing if it was removed from the content. */
export function subjectBlocks(subject: Subject | undefined, language: Language, look: 'large' | 'line'): Block[] {
  const property = subject && shownInMail(subject, language)
  return property ? [{ kind: 'property', property, look }] : []
}

/** Buttons to other forms of the property. */
export function furtherButtons(property: PublicProperty, language: Language, forms: readonly PropertyForm[]): Block[] {
  const t = translatorOf(language)
  const others = formsOf(property)
    .filter((form) => forms.includes(form))
    .map((form) => ({
      label: t(`Forms.${form}.title`),
      href: absoluteUrl(propertyPageHref(getSnapshot().routeTable, property, form, language)),
    }))
  return others.length > 0 ? [{ kind: 'buttons', others }] : []
}

/** The property without its price: a purchase offer is independent of it, and the price may be hidden (ruling 10). */
export function blocksWithoutPrice(subject: Subject | undefined, language: Language): Block[] {
  const { property } = subject ?? {}
  return property ? [{ kind: 'property', property: { ...propertyInMail(property, language), price: '' }, look: 'line' }] : []
}

/** A property by its id; nothing if it was removed from the content. */
export const propertyBlocks = (id: number, language: Language, look: 'large' | 'line' = 'line'): Block[] =>
  subjectBlocks(readSubject('property', id, language), language, look)
