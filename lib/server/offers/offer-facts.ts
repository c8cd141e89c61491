/** The content of an offer's document as text: its blocks, and its terms. */
import 'server-only'
import { formatPrice } from '../../domain/property/price.ts'
import type { PublicProperty } from '../../domain/property/property.ts'
import { joinGiven } from '../../domain/site/given.ts'
import { amountInWords } from '../../domain/text/amount-words.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { dateInWords } from '../../domain/text/date-in-words.ts'
import type { Language } from '../../domain/text/language.ts'
import { withoutPageAddresses } from '../../domain/text/page-address.ts'
import { formatPhone } from '../../domain/text/phone.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { optionLabel, type Row } from '../leads/describe-values.ts'
import { type Translate, translatorOf } from '../pages/translator.ts'
import { viewingPlace } from '../viewings/viewing-event.ts'

export type OfferInput = {
  id: string
  language: Language
  property: PublicProperty
  /** Validated by the form's schema. */
  values: Readonly<Record<string, unknown>>
  sentAt: Date
}

export type OfferFacts = {
  title: string
  blocks: readonly { title: string; rows: readonly Row[] }[]
  terms: readonly string[]
  signatures: { title: string; madeAt: string; lines: readonly string[] }
  sent: string
  /** Two lines: name and address, and the registration that the law requires. */
  agency: string
}

const typed = (values: OfferInput['values'], name: string) => String(values[name] ?? '').trim()

/** The document is mailed to an unverified address, so typed web addresses are removed, as in the mail itself. */
const textOf = (values: OfferInput['values'], name: string) => withoutPageAddresses(typed(values, name))

const nameOf = (values: OfferInput['values'], suffix: string) =>
  [textOf(values, `FIRST_NAME${suffix}`), textOf(values, `LAST_NAME${suffix}`)].filter(Boolean).join(' ')

/**
 * The terms that the buyer signs: an offer can be binding, and the deposit on the third-party account (specification 9, "Offer
 * deposit").
 */
export function offerTerms(language: Language): string[] {
  const { site, legalFigures } = getSnapshot()
  const t = translatorOf(language)
  const deposit = {
    share: legalFigures.offerDeposit.share,
    agency: site.legalName,
    account: site.legal.thirdPartyAccount.replaceAll(' ', '\u00a0'),
  }
  return [t('OfferTerms.binding'), t('OfferTerms.deposit', deposit)]
}

function buyerRows(values: OfferInput['values'], t: Translate): Row[] {
  const home = `${textOf(values, 'ADDRESS')}, ${textOf(values, 'ZIP')} ${textOf(values, 'CITY')}`
  const contact = (suffix: string) =>
    [formatPhone(typed(values, `PHONE_NUMBER${suffix}`)), typed(values, `EMAIL${suffix}`)].filter(Boolean).join(', ')
  const first = [
    { label: t('Forms.purchase-offer.pdf.name'), value: nameOf(values, '') },
    { label: t('Forms.purchase-offer.pdf.address'), value: home },
    { label: t('Forms.purchase-offer.pdf.contact'), value: contact('') },
  ]
  if (values['TWO_BUYERS'] !== true) return first
  return [
    ...first,
    { label: t('Forms.purchase-offer.pdf.secondBuyer'), value: nameOf(values, '_B') },
    { label: t('Forms.purchase-offer.pdf.address'), value: textOf(values, 'ADDRESS_B') || home },
    ...(contact('_B') ? [{ label: t('Forms.purchase-offer.pdf.contact'), value: contact('_B') }] : []),
  ]
}

/** Values of the suspensive conditions chosen in an offer. */
export const suspensiveOf = ({ SUSPENSIVE }: Readonly<Record<string, unknown>>): string[] =>
  Array.isArray(SUSPENSIVE) ? SUSPENSIVE.map(String) : []

function offerRows({ values, language }: OfferInput, t: Translate): Row[] {
  const text = (key: string, args?: Record<string, string>) => t(`Forms.purchase-offer.pdf.${key}`, args)
  const amount = Number(values['AMOUNT'])
  const suspensive = suspensiveOf(values)
    .map((value) => optionLabel('SUSPENSIVE', value, t))
    .join('\n')
  const day = (name: string) => dateInWords(textOf(values, name), language)
  const period = { from: day('START_DATE'), to: day('END_DATE') }
  const conditions = textOf(values, 'CONDITIONS')
  return [
    { label: text('amount'), value: formatPrice(amount) },
    { label: text('words'), value: amountInWords(amount, language) ?? '' },
    { label: text('period'), value: text('periodText', period) },
    { label: text('suspensive'), value: suspensive || text('none') },
    ...(conditions ? [{ label: text('conditions'), value: conditions }] : []),
  ]
}

function agencyLines(language: Language, t: Translate): string {
  const { legalName, contact, legal } = getSnapshot().site
  const registration = t('AgentLine.registration', { number: legal.registrationNumbers.join(', ') })
  const town = joinGiven([contact.zip, contact.city], ' ')
  return [
    joinGiven([legalName, contact.street, town, formatPhone(contact.phone), contact.email], ', '),
    `${legal.professionalTitle[language]}, ${registration}, ${legal.vatNumber}`,
  ].join('\n')
}

/** Never contains the asking price, which may be hidden (ruling 10). */
export function offerFacts(input: OfferInput): OfferFacts {
  const { id, language, property, values, sentAt } = input
  const t = translatorOf(language)
  const text = (key: string, args?: Record<string, string>) => t(`Forms.purchase-offer.pdf.${key}`, args)
  const signer = (suffix: string) => text('signBuyer', { name: nameOf(values, suffix) })
  const sent = toLocalTime(sentAt)
  return {
    title: text('title'),
    blocks: [
      {
        title: text('property'),
        rows: [
          { label: text('reference'), value: String(property.id) },
          { label: text('description'), value: property.texts[language].title },
          { label: text('address'), value: viewingPlace(property, language) },
        ],
      },
      { title: text('buyers'), rows: buyerRows(values, t) },
      { title: text('offer'), rows: offerRows(input, t) },
    ],
    terms: offerTerms(language),
    signatures: {
      title: text('signatures'),
      madeAt: text('placeAndDate', { place: textOf(values, 'PLACE'), date: dateInWords(textOf(values, 'SIGN_DATE'), language) }),
      lines: [signer(''), ...(values['TWO_BUYERS'] === true ? [signer('_B')] : []), text('signOwner')],
    },
    sent: text('sent', { moment: `${dateInWords(sent.date, language)}, ${sent.time}`, id }),
    agency: agencyLines(language, t),
  }
}
