/** Data of the page of a property's form: addresses, breadcrumbs and metadata. */
import 'server-only'
import type { Metadata } from 'next'
import type { PublicProperty } from '../../domain/property/property.ts'
import type { PropertyForm } from '../../domain/property/property-forms.ts'
import type { Language, Localized } from '../../domain/text/language.ts'
import { fitTitle } from '../../domain/text/summarise.ts'
import { propertyPageHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { translatorOf } from '../pages/translator.ts'
import { propertyCrumbs } from './property-detail.ts'

export const propertyFormHref = (property: PublicProperty, form: PropertyForm, language: Language) =>
  propertyPageHref(getSnapshot().routeTable, property, form, language)

/** The form's address in every language in use. */
export function propertyFormAlternates(property: PublicProperty, form: PropertyForm): Partial<Localized> {
  return Object.fromEntries(getSnapshot().languages.map((language) => [language, propertyFormHref(property, form, language)]))
}

/** Breadcrumbs from home via the property to the form. */
export function formCrumbs(property: PublicProperty, form: PropertyForm, language: Language) {
  const name = translatorOf(language)(`Forms.${form}.title`)
  return [...propertyCrumbs(property, language), { name, href: propertyFormHref(property, form, language) }]
}

/** Not indexed (ruling 6). */
export function propertyFormMetadata(property: PublicProperty, form: PropertyForm, language: Language): Metadata {
  const t = translatorOf(language)
  const name = t(`Forms.${form}.title`)
  const short = `${name}, ${t('Mail.reference', { id: property.id })}`
  const title = fitTitle([`${name} | ${property.texts[language].title}`, short], getSnapshot().site.name)
  return { title, robots: { index: false, follow: false } }
}
