/** Measurements, energy and costs of an OpenImmo home. The format has no fields of Belgian law. */
import type { FeedFacts } from '../../feed-listing.ts'
import type { FeedAnswer, FeedWord } from '../../feed-parts.ts'
import type { FeedRecord } from '../../reading/feed-record.ts'
import { filled } from '../../reading/filled.ts'
import * as words from './words.ts'

/** The first of the attributes that is true. */
function flagged<Ours>(home: FeedRecord, flags: readonly (readonly [string, Ours])[]): FeedWord<Ours> | undefined {
  const found = flags.find(([path]) => home.isYes(path))
  return found && { theirs: found[0].split('@').at(-1) ?? found[0], ours: found[1] }
}

/** `yes` if any attribute is true, `no` if all of them are present and none is true. */
function anyOf(home: FeedRecord, ...paths: string[]): FeedAnswer | undefined {
  const answers = paths.flatMap((path) => home.answer(path) ?? [])
  return answers.includes('yes') ? 'yes' : answers.length > 0 ? 'no' : undefined
}

const counted = (count: number | undefined): FeedAnswer | undefined =>
  count === undefined ? undefined : count > 0 ? 'yes' : 'no'

function areaFacts(home: FeedRecord): FeedFacts {
  const area = (name: string) => home.positive(`flaechen.${name}`)
  return filled({
    surfaceLiving: area('wohnflaeche'),
    surfaceTotal: area('gesamtflaeche') ?? area('nutzflaeche'),
    surfaceGround: area('grundstuecksflaeche'),
    surfaceGarden: area('gartenflaeche'),
    surfaceTerrace: area('balkon_terrasse_flaeche'),
    surfaceOffice: area('bueroflaeche'),
    surfaceStore: area('ladenflaeche') ?? area('verkaufsflaeche'),
    frontWidth: area('fensterfront'),
    plotWidth: area('grundstuecksfront'),
  })
}

function countFacts(home: FeedRecord): FeedFacts {
  return filled({
    bedrooms: home.count('flaechen.anzahl_schlafzimmer'),
    bathrooms: home.count('flaechen.anzahl_badezimmer'),
    toilets: home.count('flaechen.anzahl_sep_wc'),
    garages: home.count('preise.stp_garage.@anzahl'),
    parkings: home.count('flaechen.anzahl_stellplaetze') ?? home.count('preise.stp_freiplatz.@anzahl'),
    floors: home.positive('geo.anzahl_etagen'),
    floor: home.number('geo.etage'),
    constructionYear: home.positive('zustand_angaben.baujahr'),
    renovationYear: home.part('zustand_angaben.letztemodernisierung', (text) => /\b(?:19|20)\d\d\b/.exec(text)?.[0]),
    maxPersons: home.positive('verwaltung_objekt.max_personen'),
  })
}

function comfortFacts(home: FeedRecord): FeedFacts {
  const cellar = home.text('ausstattung.unterkellert.@keller')
  const furnished = home.text('ausstattung.moebliert.@moeb')
  return filled({
    lift: anyOf(home, 'ausstattung.fahrstuhl.@PERSONEN'),
    cellar: cellar === undefined ? undefined : cellar === 'NEIN' ? ('no' as const) : ('yes' as const),
    terrace: counted(home.count('flaechen.anzahl_terrassen') ?? home.count('flaechen.anzahl_balkone')),
    garden: home.answer('ausstattung.gartennutzung'),
    attic: home.answer('ausstattung.dachboden'),
    furnished: furnished === undefined ? undefined : ('yes' as const),
    garage: anyOf(home, 'ausstattung.stellplatzart.@GARAGE', 'ausstattung.stellplatzart.@TIEFGARAGE'),
    parking: anyOf(
      home,
      'ausstattung.stellplatzart.@FREIPLATZ',
      'ausstattung.stellplatzart.@CARPORT',
      'ausstattung.stellplatzart.@TIEFGARAGE',
    ),
    pool: home.answer('ausstattung.swimmingpool'),
    gas: home.isYes('ausstattung.befeuerung.@GAS') ? ('yes' as const) : undefined,
  })
}

function wordFacts(home: FeedRecord): FeedFacts {
  return filled({
    heating: flagged(home, words.heatingFlags),
    kitchen: flagged(home, words.kitchenFlags),
    roof: flagged(home, words.roofFlags),
    orientationTerrace: flagged(home, words.orientationFlags),
    interior: home.word('zustand_angaben.zustand.@zustand_art', words.interiors),
  })
}

/** By demand (`BEDARF`) or by consumption (`VERBRAUCH`). */
function energyFacts(home: FeedRecord): FeedFacts {
  const pass = home.record('zustand_angaben.energiepass')
  return filled({
    energyPerformance: pass.positive('endenergiebedarf') ?? pass.positive('energieverbrauchkennwert'),
    epcCO2: pass.positive('co2_emission', 'co2emission'),
    epcExpiryDate: pass.day('gueltig_bis'),
  })
}

const monthsIn = (text: string) => /^(\d(?:[.,]\d)?)\s*(?:mm\b|monats|monate|maand|mois|months)/i.exec(text)?.[1]

function costFacts(home: FeedRecord): FeedFacts {
  const months = home.part('preise.kaution_text', monthsIn)
  return filled({
    chargesRenter: home.amount('preise.nebenkosten'),
    chargesOwner: home.amount('preise.hausgeld'),
    rentalIncome: home.amount('preise.mieteinnahmen_ist') ?? home.amount('preise.mieteinnahmen_soll'),
    deposit: months,
    vat: home.answer('preise.zzg_mehrwertsteuer'),
    availableFrom: home.day('verwaltung_objekt.abdatum'),
  })
}

export function toFacts(home: FeedRecord): FeedFacts {
  return {
    ...countFacts(home),
    ...areaFacts(home),
    ...comfortFacts(home),
    ...wordFacts(home),
    ...energyFacts(home),
    ...costFacts(home),
  }
}
