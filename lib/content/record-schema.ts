/**
 * The schema of a listing's file, generated from its table of fields: validates the CRM's export and converts it to the site's
 * names, dates and languages. The CRM's names are not used outside this folder.
 */
import { z } from 'zod'
import type { Field, Fields, RecordOf } from '../domain/property/field.ts'
import { isContentAddress } from '../domain/site/public-folders.ts'
import { resolveContentDate } from '../domain/text/date.ts'
import { inEachLanguage, type Localized, languageCodes } from '../domain/text/language.ts'
import { crmNameOf } from './crm-names.ts'
import { contentDate } from './date.ts'
import { localizedText, oneOrLocalized } from './localized.ts'

type Of<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>

function numberSchema({ isWhole, min, above, max }: Of<'number'>) {
  let schema = isWhole ? z.int() : z.number()
  if (min !== undefined) schema = schema.min(min)
  if (above !== undefined) schema = schema.gt(above)
  return max === undefined ? schema : schema.max(max)
}

function textSchema({ min, max, pattern, expected }: Of<'text'>) {
  let schema = z.string()
  if (min !== undefined) schema = schema.min(min)
  if (max !== undefined) schema = schema.max(max)
  return pattern ? schema.regex(pattern, expected) : schema
}

const linkOrFile = z
  .string()
  .refine(
    (address) => URL.canParse(address) || isContentAddress(address),
    'expected a full address such as https://www.example.be/, or a file such as /media/film.mp4',
  )

/** Object shape with the CRM's names, and the conversion to ours after validation. */
function translation(fields: Fields, today: string) {
  const names = Object.keys(fields).map((name) => ({ name, crmName: crmNameOf(fields, name) }))
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [crmNameOf(fields, name), fieldSchema(field, today)]),
  )
  const translate = (raw: Record<string, unknown>) => Object.fromEntries(names.map(({ name, crmName }) => [name, raw[crmName]]))
  return { shape, translate }
}

/** A record per language; missing languages have been filled before, see `fill-languages.ts`. */
function textsSchema({ fields }: Of<'texts'>, today: string) {
  const { shape, translate } = translation(fields, today)
  const records = z
    .array(z.strictObject({ language: z.enum(languageCodes), ...shape }))
    .min(1, 'expected a record of the default language')
  return records.transform((found, context): Localized<unknown> => {
    const textIn = (language: string) => found.find((record) => record.language === language) ?? {}
    for (const code of languageCodes.filter((language) => !found.some((record) => record.language === language)))
      context.addIssue(`expected a record with language "${code}"`)
    return inEachLanguage((language) => translate(textIn(language)))
  })
}

function requiredSchema(field: Field, today: string): z.ZodType {
  switch (field.kind) {
    case 'number':
      return numberSchema(field)
    case 'text':
      return textSchema(field)
    case 'yes-no':
      return z.boolean()
    case 'date':
      return contentDate.transform((text) => resolveContentDate(text, today))
    case 'link':
      return field.isOwn ? linkOrFile : z.url()
    case 'choice':
      return z.literal([...field.choices])
    case 'coded':
      return z
        .int()
        .min(0)
        .max(field.words.length - 1)
        .transform((place) => field.words[place])
    case 'comma-list':
      return z
        .string()
        .regex(new RegExp(`^${field.part}(,${field.part})*$`), 'expected values parted by commas, such as 1,8')
        .transform((parts) => parts.split(','))
    case 'localized':
      return localizedText
    case 'name':
      return oneOrLocalized
    case 'record':
      return partSchema(field.fields, today)
    case 'list':
      return z.array(fieldSchema(field.item, today)).min(field.min)
    case 'texts':
      return textsSchema(field, today)
  }
}

function fieldSchema(field: Field, today: string): z.ZodType {
  const schema = requiredSchema(field, today)
  if (field.fallback !== undefined) return schema.default(field.fallback)
  if (!field.isOptional) return schema
  return field.kind === 'list' ? schema.default([]) : schema.optional()
}

function partSchema(fields: Fields, today: string) {
  const { shape, translate } = translation(fields, today)
  return z.strictObject(shape).transform(translate)
}

/**
 * Validates a record in the CRM's format, and converts it to that of the domain.
 * @param today reference day of relative dates, ISO.
 */
export function recordSchema<Shape extends Fields>(fields: Shape, today: string): z.ZodType<RecordOf<Shape>> {
  // Types of table and schema meet here: `RecordOf` maps each kind of field to the output of `requiredSchema`.
  return partSchema(fields, today) as unknown as z.ZodType<RecordOf<Shape>>
}
