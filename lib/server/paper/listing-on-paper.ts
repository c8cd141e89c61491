/** The content of window card and poster of a property: only what its page shows, in words that passers-by understand. */
import 'server-only'
import { labelFace } from '../../domain/energy/epc-label-svg.ts'
import { findFloodScores } from '../../domain/law/flood.ts'
import { findPlanningAnswers } from '../../domain/law/planning.ts'
import { findRegion } from '../../domain/law/region.ts'
import { formatPrice } from '../../domain/property/price.ts'
import type { IsoDate, PublicProperty } from '../../domain/property/property.ts'
import { formsOf } from '../../domain/property/property-forms.ts'
import { capitalise, decapitalise } from '../../domain/text/capitalise.ts'
import { weekdayInWords } from '../../domain/text/date-in-words.ts'
import { formatDecimal } from '../../domain/text/format-number.ts'
import type { Language } from '../../domain/text/language.ts'
import { formatPhone } from '../../domain/text/phone.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { type Translate, translatorOf } from '../pages/translator.ts'
import { priceText } from '../property/price-text.ts'
import { toPropertyCard } from '../property/property-card.ts'
import { findAgent } from '../property/property-detail.ts'
import { absoluteUrl } from '../runtime/site-url.ts'

export type PaperRow = { label: string; value: string }

export type PaperListing = {
  title: string
  /** Street and town; only the town if the street is hidden. */
  address: string
  /** If the price is hidden, the word that replaces it. */
  price: string
  /** The main facts, then the charges of a rental. */
  rows: readonly PaperRow[]
  /** Colours as `#rrggbb`; `figure` is empty when it is unknown. Undefined without a label. */
  energy: { letter: string; figure: string; fill: string; ink: string } | undefined
  reference: string
  /** The statements that the law requires in a notice, and the agency. */
  legal: string
  /** `address` for the QR code, `shown` for people: without `https://`. */
  link: { address: string; shown: string }
  phone: string
  /** Addresses in the content, the front of the building first. */
  pictures: readonly string[]
  /** What the QR code leads to. */
  scan: 'visit' | 'openDay' | 'look'
  /** The next open day. */
  openDay: { day: string; hours: string } | undefined
}

const energyFigure = ({ energyPerformance }: PublicProperty, language: Language, t: Translate) =>
  energyPerformance > 0 ? t('PropertyFacts.units.energy', { value: formatDecimal(energyPerformance, language) }) : ''

/** A rent is never shown without the charges on top of it (belgium.md, "A notice must show"). */
function chargesRow({ goal, price, chargesRenter }: PublicProperty, t: Translate): PaperRow[] {
  if (goal !== 'rent' || price.kind === 'hidden') return []
  const value = chargesRenter === undefined ? t('Paper.chargesUnknown') : formatPrice(chargesRenter)
  return [{ label: t('Paper.charges'), value }]
}

/** In words, with the abbreviation that Flemish law requires: alone it would not be understood. */
function planningText(property: PublicProperty, t: Translate): string {
  const codes = findPlanningAnswers(property).flatMap((answer) => answer.codes)
  const isFlemish = findRegion(property.zip, property.countryId) === 'flanders'
  const words = codes.map((code) => t(`PlanningFacts.answers.${code}`) + (isFlemish ? ` (${code})` : ''))
  return capitalise(words.map(decapitalise).join(', '))
}

function legalText(property: PublicProperty, energy: string, t: Translate): string {
  const { legal, legalName } = getSnapshot().site
  const [registration = ''] = legal.registrationNumbers
  const scores = findFloodScores(property).map(({ subject, score }) => t(`LegalSection.scores.${subject}`, { score }))
  const certificate = [energy, property.epcCode].filter(Boolean).join(', ')
  const parts = [certificate, planningText(property, t), scores.join(', '), legalName]
  return `${parts.filter(Boolean).join('. ')}, ${t('AgentLine.registration', { number: registration })}.`
}

function findOpenDay({ openHouses }: PublicProperty, today: IsoDate, language: Language, t: Translate) {
  const next = openHouses.filter(({ date }) => date >= today).sort((a, b) => a.date.localeCompare(b.date))[0]
  if (!next) return undefined
  return {
    day: capitalise(weekdayInWords(next.date, language)),
    hours: t('Paper.hours', { from: next.from, to: next.to }),
  }
}

/** @param property as the site shows it: hidden fields are hidden on paper, too. */
export function listingOnPaper(property: PublicProperty, language: Language): PaperListing {
  const t = translatorOf(language)
  const { today } = getSnapshot()
  const { title, address, facts, epc } = toPropertyCard(property, language)
  const figure = energyFigure(property, language, t)
  const link = absoluteUrl(`/property/${property.id}/`)
  const isAvailable = property.availability === 'available'
  const openDay = isAvailable ? findOpenDay(property, today, language, t) : undefined
  const ifNoOpenDay = formsOf(property).includes('visit') ? 'visit' : 'look'
  const energyText = epc ? [`${t('CompareModule.epc')} ${epc.letterText}`, figure].filter(Boolean).join(', ') : ''
  return {
    title,
    address,
    price: priceText(property, language, t),
    rows: [
      ...facts.map(({ kind, value, count = 0 }) => ({ label: capitalise(t(`PropertyCard.facts.${kind}`, { count })), value })),
      ...chargesRow(property, t),
    ],
    energy: epc && { letter: epc.letterText, figure, ...labelFace(epc.label) },
    reference: t('Mail.reference', { id: String(property.id) }),
    legal: legalText(property, energyText, t),
    link: { address: link, shown: link.replace(/^https?:\/\//, '').replace(/\/$/, '') },
    phone: formatPhone(findAgent(property, language).phone),
    pictures: property.pictures.map(({ url }) => url),
    scan: openDay ? 'openDay' : ifNoOpenDay,
    openDay,
  }
}
