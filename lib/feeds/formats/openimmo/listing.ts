/** Converts an OpenImmo home to a neutral listing. */
import type { Language } from '../../../domain/text/language.ts'
import type { FeedGoal, FeedListing, FeedState } from '../../feed-listing.ts'
import type { FeedAddress, FeedAgent, FeedDocument, FeedFile, FeedPrice, FeedTexts, FeedWord } from '../../feed-parts.ts'
import { countryOf } from '../../reading/country-names.ts'
import { readDocumentKind } from '../../reading/document-names.ts'
import type { FeedRecord } from '../../reading/feed-record.ts'
import { inLanguage, languageOf, toWord } from '../../reading/feed-words.ts'
import { filled } from '../../reading/filled.ts'
import { isRaw } from '../../reading/raw-value.ts'
import { enclosedScheme } from './enclosed.ts'
import { toFacts } from './facts.ts'
import { kinds, pictureGroups, states, subKinds } from './words.ts'

function toAddress(home: FeedRecord): FeedAddress {
  return filled({
    street: home.text('geo.strasse'),
    number: home.text('geo.hausnummer'),
    box: home.text('geo.wohnungsnr'),
    zip: home.text('geo.plz'),
    town: home.text('geo.ort'),
    quarter: home.text('geo.regionaler_zusatz'),
    country: countryOf(home.text('geo.land.@iso_land')),
    latitude: home.number('geo.geokoordinaten.@breitengrad'),
    longitude: home.number('geo.geokoordinaten.@laengengrad'),
    isHidden: home.isNo('verwaltung_objekt.objektadresse_freigeben') || undefined,
  })
}

const salePrices = ['preise.kaufpreis', 'preise.kaufpreisbrutto']
const rentPrices = ['preise.nettokaltmiete', 'preise.kaltmiete', 'preise.warmmiete', 'preise.pacht', 'preise.pauschalmiete']

function goalOf(home: FeedRecord): FeedWord<FeedGoal> | undefined {
  const way = 'objektkategorie.vermarktungsart'
  if (home.isYes(`${way}.@KAUF`) || home.isYes(`${way}.@ERBPACHT`)) return { theirs: 'KAUF', ours: 'sale' }
  if (home.isYes(`${way}.@MIETE_PACHT`) || home.isYes(`${way}.@LEASING`)) return { theirs: 'MIETE_PACHT', ours: 'rent' }
  // Some programs leave out the category: the price field then distinguishes sale from rent.
  if (home.amount(...salePrices) !== undefined) return { theirs: 'kaufpreis', ours: 'sale' }
  return home.amount(...rentPrices) === undefined ? undefined : { theirs: 'kaltmiete', ours: 'rent' }
}

const periods: Readonly<Record<string, NonNullable<FeedPrice['per']>>> = { WOCHE: 'week', MONAT: 'month', JAHR: 'year' }

function toPrice(home: FeedRecord, goal: FeedGoal | undefined): FeedPrice {
  const amount = home.amount(...(goal === 'rent' ? rentPrices : salePrices))
  return filled({
    amount,
    currency: home.text('preise.waehrung.@iso_waehrung')?.toUpperCase(),
    per:
      amount === undefined
        ? undefined
        : goal === 'rent'
          ? (periods[home.text('preise.preis_zeiteinheit.@zeiteinheit') ?? ''] ?? 'month')
          : 'once',
    isHidden: home.isYes('preise.kaufpreis.@auf_anfrage') || undefined,
  })
}

/** A language given for the home, such as `fr-BE`; else that of the source. */
const languageIn = (home: FeedRecord, fallback: Language): Language =>
  languageOf(home.text('verwaltung_techn.sprache')) ?? fallback

function toTexts(home: FeedRecord, language: Language): FeedTexts {
  const parts = ['objektbeschreibung', 'ausstatt_beschr', 'lage', 'sonstige_angaben'].map((name) =>
    home.plain(`freitexte.${name}`),
  )
  return filled({
    title: inLanguage(language, home.plain('freitexte.objekttitel')),
    description: inLanguage(language, parts.filter((part) => part !== undefined).join('\n\n') || undefined),
    summary: inLanguage(language, home.plain('freitexte.dreizeiler')),
    epcLabel: home.text('zustand_angaben.energiepass.wertklasse'),
  })
}

function toAgent(home: FeedRecord, language: Language): FeedAgent {
  const person = home.record('kontaktperson')
  return filled({
    id: person.text('personennummer'),
    firstName: person.text('vorname'),
    lastName: person.text('name'),
    email: person.text('email_direkt', 'email_zentrale'),
    phone: person.text('tel_handy', 'tel_durchw', 'tel_zentrale'),
    registrationNumber: person.text('immobilientreuhaenderid'),
    function: inLanguage(language, person.text('position')),
  })
}

type Attachment = FeedFile & { readonly group: string; readonly title: string | undefined }

/** A web address, or the name of a file in the same archive. */
function toAttachments(home: FeedRecord, language: Language): Attachment[] {
  return home.records('anhaenge.anhang').flatMap((attachment, place) => {
    const path = attachment.text('daten.pfad')
    if (path === undefined) return []
    const url = /^https?:\/\//i.test(path) ? attachment.link('daten.pfad') : `${enclosedScheme}${path}`
    if (url === undefined) return []
    const group = attachment.text('@gruppe') ?? 'BILD'
    const title = attachment.plain('anhangtitel')
    const order = group === 'TITELBILD' ? 0 : place + 1
    return [{ url, group, title, order, ...filled({ tag: attachment.text('check'), name: inLanguage(language, title) }) }]
  })
}

const bare = ({ group: _, title: __, ...file }: Attachment): FeedFile => file

function filesOf(home: FeedRecord, language: Language) {
  const attachments = toAttachments(home, language)
  const inGroups = (...groups: string[]) => attachments.filter(({ group }) => groups.includes(group)).map(bare)
  return {
    pictures: attachments.filter(({ group }) => pictureGroups.has(group)).map(bare),
    plans: inGroups('GRUNDRISS'),
    videos: inGroups('FILM', 'FILMLINK'),
    tours: inGroups('PANORAMA'),
    documents: attachments
      .filter(({ group }) => group === 'DOKUMENTE')
      .map(
        (file): FeedDocument => ({
          ...bare(file),
          ...filled({ kind: file.title === undefined ? undefined : readDocumentKind(file.title) }),
        }),
      ),
  }
}

/** The element inside `objektart` gives the kind, its attribute the sub-kind. */
function kindOf(home: FeedRecord) {
  const raw = home.record('objektkategorie.objektart').raw
  const element = isRaw(raw) ? Object.keys(raw).find((name) => !name.startsWith('@') && name !== 'objektart_zusatz') : undefined
  const inner = element === undefined ? undefined : home.record(`objektkategorie.objektart.${element}`).raw
  const attribute = isRaw(inner) ? Object.entries(inner).find(([name]) => name.startsWith('@'))?.[1] : undefined
  const narrower = toWord(typeof attribute === 'string' ? attribute : undefined, subKinds)
  return filled({ kind: toWord(element, kinds), subKind: narrower && 'ours' in narrower ? narrower : undefined })
}

/** "Sold" for a home to let means that it is rented. */
function stateOf(home: FeedRecord, goal: FeedGoal | undefined): FeedWord<FeedState> {
  const state = home.word('zustand_angaben.verkaufstatus.@stand', states)
  if (state?.ours === 'sold' && goal === 'rent') return { ...state, ours: 'rented' }
  if (home.isYes('verwaltung_objekt.vermietet') && goal === 'rent') return { theirs: 'vermietet', ours: 'rented' }
  return state ?? { theirs: 'listed', ours: 'available' }
}

const foreignFields = [
  'verwaltung_objekt.gruppennummer',
  'verwaltung_objekt.denkmalgeschuetzt',
  'zustand_angaben.altlasten',
  'zustand_angaben.bauzone',
  'zustand_angaben.energiepass.epart',
] as const

export function toListing(id: string, home: FeedRecord, fallback: Language): FeedListing {
  const goal = goalOf(home)
  const language = languageIn(home, fallback)
  const condition = home.text('zustand_angaben.zustand.@zustand_art')
  const foreign = foreignFields.flatMap((path): [string, string][] => {
    const value = home.text(path)
    return value === undefined ? [] : [[path, value]]
  })
  return {
    id,
    ...filled({
      reference: home.text('verwaltung_techn.objektnr_extern'),
      goal,
      ...kindOf(home),
      isNewBuild: home.text('zustand_angaben.alter.@alter_attr') === 'NEUBAU' || condition === 'PROJEKTIERT' || undefined,
      isInvestment: home.isYes('objektkategorie.nutzungsart.@ANLAGE') || undefined,
      address: toAddress(home),
      texts: toTexts(home, language),
      createdOn: home.day('verwaltung_techn.aktiv_von'),
      changedOn: home.day('verwaltung_techn.stand_vom'),
      price: toPrice(home, goal?.ours),
      facts: toFacts(home),
      agent: toAgent(home, language),
      foreign: Object.fromEntries(foreign),
      ...filesOf(home, language),
    }),
    state: stateOf(home, goal?.ours),
  }
}
