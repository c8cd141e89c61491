/** The letters that end an offer or an application, in the language of whoever sent it. */
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

/** How many days what was sent is kept; undefined where no form promised a time. */
type About = { property: OfficeProperty | undefined; payload: Readonly<Record<string, unknown>>; retentionDays: number }

/** Whether an offer set any: an acceptance says that they hold. */
const hasConditions = (payload: About['payload']): boolean =>
  suspensiveOf(payload).length > 0 || textOf(payload, 'CONDITIONS') !== ''

/** Nothing of anybody else stands in it: no amount, and no name. */
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
