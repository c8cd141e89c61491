/** Measurements, energy, law and costs of a Whise estate. */
import type { FeedFacts } from '../../feed-listing.ts'
import type { FeedAnswer } from '../../feed-parts.ts'
import type { FeedRecord } from '../../reading/feed-record.ts'
import { facadeWords, scoreWords, toWord, type WordOf, wordsOf } from '../../reading/feed-words.ts'
import { filled } from '../../reading/filled.ts'
import { type Detail, enumerationIn } from './details.ts'
import { enumerations, interiors, orientations } from './words.ts'

export type Estate = { readonly estate: FeedRecord; readonly detail: FeedRecord; readonly details: readonly Detail[] }

const sum = (...values: (number | undefined)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0) || undefined

/** `area` is the usable area of an office or a shop, and the living area of other kinds. */
function areaFacts({ estate, detail }: Estate): FeedFacts {
  const category = estate.text('category.id')
  const area = estate.positive('area')
  const isHome = category !== '4' && category !== '5'
  return filled({
    surfaceLiving: isHome ? (detail.positive('407') ?? area) : undefined,
    surfaceOffice: category === '4' ? area : sum(detail.positive('1494'), detail.positive('1495'), detail.positive('1496')),
    surfaceStore: category === '5' ? area : undefined,
    surfaceTotal: estate.positive('maxArea', 'area'),
    surfaceGround: estate.positive('groundArea'),
    surfaceGarden: estate.positive('gardenArea'),
    surfaceTerrace: detail.positive('874'),
    surfaceConstructed: detail.positive('27'),
    frontWidth: detail.positive('713'),
    plotWidth: detail.positive('26'),
  })
}

function countFacts({ estate, detail }: Estate): FeedFacts {
  return filled({
    bedrooms: estate.count('rooms'),
    bathrooms: estate.count('bathRooms'),
    showerRooms: detail.count('57'),
    toilets: detail.count('55'),
    garages: detail.count('19'),
    parkings: sum(detail.count('998'), detail.count('999')),
    floors: detail.positive('15'),
    floor: estate.text('floor') === undefined ? undefined : estate.number('floor'),
    constructionYear: detail.positive('14'),
    renovationYear: detail.positive('585'),
    facades: estate.word('fronts', facadeWords),
    maxPersons: detail.positive('label:maxPersons'),
  })
}

const yesOf = (answer: FeedAnswer | undefined): FeedAnswer | undefined => (answer === 'yes' ? 'yes' : undefined)

/** Garage and parking: a number, a yes/no answer, or indoor and outdoor places. */
function comfortFacts({ estate, detail }: Estate): FeedFacts {
  return filled({
    gas: detail.answer('1760'),
    water: detail.answer('1772'),
    lift: detail.answer('372'),
    pool: detail.answer('322'),
    cellar: detail.answer('label:cellar'),
    attic: detail.answer('label:attic'),
    terrace: estate.answer('terrace'),
    garden: estate.answer('garden'),
    garage: estate.answer('garage'),
    parking: estate.answer('parking') ?? yesOf(detail.answer('20')) ?? detail.answer('21'),
    furnished: estate.answer('furnished'),
  })
}

function wordFacts({ estate, detail, details }: Estate): FeedFacts {
  const enumerated = <Key extends keyof typeof enumerations>(key: Key) =>
    toWord(enumerationIn(details, enumerations[key]), enumerations[key])
  // Older lists only ask whether there is double glazing.
  const double = detail.isYes('461') ? ({ theirs: '461', ours: 'double' } as const) : undefined
  return filled({
    heating: enumerated('heating'),
    kitchen: enumerated('kitchen'),
    glazing: enumerated('glazing') ?? double,
    frame: enumerated('frame'),
    roof: enumerated('roof'),
    electricityCertificate: enumerated('electricityCertificate'),
    destination: enumerated('destination'),
    interior: estate.word('state.id', interiors),
    orientationGarden: detail.word('label:orientationGarden', orientations),
    orientationTerrace: detail.word('label:orientationTerrace', orientations),
    orientationRear: detail.word('label:orientationRear', orientations),
  })
}

/** `179-179`: Whise writes a range where there may be one. */
const firstFigure = (text: string) => text.split('-')[0]

const asbestosWords = wordsOf<WordOf<'asbestosType'>>({
  safe: ['1', 'asbestveilig', 'ja', 'oui', 'yes', 'safe', 'sûr', 'conforme'],
  'not-safe': ['0', 'niet-asbestveilig', 'niet asbestveilig', 'nee', 'non', 'no', 'not safe'],
  exempt: ['vrijgesteld', 'dispensé', 'exempt', 'niet van toepassing', 'non applicable'],
})

const certificateWords = wordsOf<WordOf<'gasCertificate'>>({
  conform: ['1', 'conform', 'conforme', 'ja', 'oui', 'yes'],
  'not-conform': ['niet conform', 'non conforme', 'not conform'],
  none: ['0', 'geen', 'aucun', 'none', 'nee', 'non', 'no'],
})

function energyFacts({ estate, detail }: Estate): FeedFacts {
  return filled({
    energyPerformance: detail.positive('2089') ?? estate.part('energyValue', firstFigure),
    epcCode: detail.text('2391'),
    epcTotal: detail.positive('2390'),
    epcCO2: detail.positive('2090'),
    epcExpiryDate: detail.day('2776'),
    eLevel: detail.positive('label:eLevel'),
    asbestosType: detail.word('label:asbestos', asbestosWords),
    asbestosDate: detail.day('label:asbestosDate'),
    electricityDate: detail.day('label:electricityDate'),
    gasCertificate: detail.word('label:gasCertificate', certificateWords),
    gasDate: detail.day('label:gasDate'),
  })
}

/** Kinds of summons, see `SummonsType` of the public client; an administrative measure or settlement counts as one. */
const summonsWords = wordsOf<FeedAnswer>({ yes: [1832, 1833, 1834, 1835, 1836], no: [1837] })

function legalFacts({ detail, details }: Estate): FeedFacts {
  return filled({
    pScore: detail.word('label:pScore', scoreWords),
    gScore: detail.word('label:gScore', scoreWords),
    floodReportDate: detail.day('label:floodReport'),
    permit: detail.answer('808'),
    allotmentPermit: detail.answer('812'),
    preemptiveRights: detail.answer('1734'),
    judicialDecision: detail.answer('691'),
    summons: toWord(enumerationIn(details, summonsWords), summonsWords)?.ours,
    cadastralIncome: detail.amount('1733'),
    realEstateTax: detail.amount('label:tax'),
    vat: detail.answer('574'),
    chargesOwner: detail.amount('label:chargesOwner'),
    chargesRenter: detail.count('301'),
    deposit: detail.part('label:deposit', monthsOf),
    rentalIncome: detail.amount('label:rentalIncome'),
  })
}

/** Accepts "2 months" but not 2 400 euro: our field is a number of months. */
const monthsOf = (text: string) => /^[0-6](?:[.,]\d)?(?=\s|$)/.exec(text)?.[0]

export function toFacts(parts: Estate): FeedFacts {
  return {
    ...countFacts(parts),
    ...areaFacts(parts),
    ...comfortFacts(parts),
    ...wordFacts(parts),
    ...energyFacts(parts),
    ...legalFacts(parts),
    ...filled({ availableFrom: parts.estate.day('availabilityDateTime') }),
  }
}
