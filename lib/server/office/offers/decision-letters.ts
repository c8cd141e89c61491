/** The letters that accept or reject an offer or an application, in the language of the sender. */
import 'server-only'
import type { ContenderForm } from '../../../domain/office/contenders.ts'
import { formatPrice } from '../../../domain/property/price.ts'
import type { Language } from '../../../domain/text/language.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { suspensiveOf } from '../../offers/offer-facts.ts'
import { translatorOf } from '../../pages/translator.ts'
import { nameOf, textOf } from '../leads/lead-summary.ts'
import type { OfficeProperty } from '../listings/office-property.ts'
import type { AnyStaff } from '../staff/staff.ts'

export const letterKinds = ['accepted', 'refused'] as const

export type LetterKind = (typeof letterKinds)[number]

export type Letter = { subject: string; text: string }

/** `retentionDays`: how long the data is retained; undefined where the form promised no period. */
type About = { property: OfficeProperty | undefined; payload: Readonly<Record<string, unknown>>; retentionDays: number }

/** Whether the offer has conditions: the acceptance then confirms them. */
const hasConditions = (payload: About['payload']): boolean =>
  suspensiveOf(payload).length > 0 || textOf(payload, 'CONDITIONS') !== ''

/** Contains nothing about other candidates or bidders: no amounts, no names. */
export function decisionLetter(
  form: ContenderForm,
  kind: LetterKind,
  { property, payload, retentionDays }: About,
  staff: AnyStaff,
  language: Language,
): Letter {
  const t = translatorOf(language)
  const values = {
    name: nameOf(payload) || 'none',
    about: property?.name ?? '',
    amount: typeof payload['AMOUNT'] === 'number' ? formatPrice(payload['AMOUNT']) : '',
    conditions: hasConditions(payload) ? 'some' : 'none',
    days: retentionDays,
    author: staff.name,
    agency: getSnapshot().site.name,
  }
  const key = `OfficeOffers.letters.${form}.${kind}`
  return {
    subject: t(`${key}.subject`, values),
    text: [t('OfficeAnswers.greeting', values), t(`${key}.text`, values), t('OfficeAnswers.signed', values)].join('\n\n'),
  }
}
