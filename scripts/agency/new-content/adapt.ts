/** Adapts texts of the demo to the agency: its languages, name, town and contact data. */
import { z } from 'zod'
import { findMunicipality } from '../../../lib/domain/map/belgium.ts'
import { type Language, languageCodes } from '../../../lib/domain/text/language.ts'

export type Agency = {
  name: string
  /** The name of the town in each language. */
  town: Readonly<Record<Language, string>>
  street: string
  zip: string
  phone: string
  mail: string
  enterpriseNumber: string
  latitude: number
  longitude: number
  /** In the order of the language switcher; the first is the default. */
  languages: readonly Language[]
}

const demoSchema = z.looseObject({
  name: z.string(),
  legalName: z.string(),
  contact: z.looseObject({ street: z.string(), zip: z.string(), city: z.string(), phone: z.string(), email: z.string() }),
  legal: z.looseObject({ enterpriseNumber: z.string() }),
})

/** Replaces the demo's names and contact data in a text by those of the agency. */
export type Adapt = (text: string, language: Language) => string

const quoteForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches any of these words, the longest first. */
const anyOf = (words: readonly string[]) =>
  new RegExp(
    [...words]
      .sort((a, b) => b.length - a.length)
      .map(quoteForPattern)
      .join('|'),
    'g',
  )

/** @param demo the demo's `site.json`, which contains the names and contact data to replace. */
export function adapterOf(demo: unknown, agency: Agency): Adapt {
  const { name, legalName, contact, legal } = demoSchema.parse(demo)
  const town = anyOf([contact.city, ...Object.values(findMunicipality(contact.city)?.names ?? {})])
  const street = contact.street.replace(/ \d+\w*$/, '')
  const names = anyOf([legalName, name, name.split(' ')[0] ?? name])
  return (text, language) =>
    text
      .replace(names, agency.name)
      .replaceAll(contact.email, agency.mail)
      .replaceAll(`${contact.street}, ${contact.zip}`, `${agency.street}, ${agency.zip}`)
      .replace(new RegExp(` (?:aan de|du|au|on the|am) ${quoteForPattern(street)}`, 'g'), '')
      .replaceAll(contact.phone, agency.phone)
      .replaceAll(legal.enterpriseNumber, agency.enterpriseNumber)
      .replaceAll('anversois', `de ${agency.town.fr}`)
      .replace(town, agency.town[language])
}

const isLocalized = (value: object) => {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => languageCodes.some((code) => code === key))
}

/** A document in the agency's languages only; texts without a language are adapted in the default one. */
export function adaptDocument(value: unknown, { languages }: Agency, adapt: Adapt): unknown {
  const adaptIn = (part: unknown, language: Language): unknown => {
    if (typeof part === 'string') return adapt(part, language)
    if (Array.isArray(part)) return part.map((entry) => adaptIn(entry, language))
    if (typeof part !== 'object' || part === null) return part
    if (!isLocalized(part)) return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, adaptIn(entry, language)]))
    const used = languages.filter((code) => code in part)
    return Object.fromEntries(used.map((code) => [code, adaptIn(Reflect.get(part, code), code)]))
  }
  return adaptIn(value, languages[0] ?? 'nl')
}
