/** Meaning of the words of Skarabee's Weblink, from the enumerations of its WSDL. */
import type { FeedKind, FeedState } from '../../feed-listing.ts'
import type { FeedAnswer } from '../../feed-parts.ts'
import { type WordOf, type Words, wordsOf } from '../../reading/feed-words.ts'

const nothing = ['undefined']

export const states: Words<FeedState> = wordsOf(
  {
    available: ['for_sale', 'for_rent'],
    option: ['option_for_sale', 'option_for_rent'],
    sold: ['sold'],
    rented: ['rented'],
    withdrawn: ['for_rent_order_ended', 'for_sale_order_ended'],
    draft: ['prospect_for_sale', 'prospect_for_rent', 'pricing', 'in_management'],
  },
  nothing,
)

/** `Typo.Sort`. */
export const kinds: Words<FeedKind> = wordsOf({
  house: ['dwelling'],
  apartment: ['flat', 'serviceflat'],
  studio: ['room'],
  plot: ['land', 'professionalland'],
  garage: ['parking'],
  shop: ['catering', 'shop'],
  office: ['office'],
  industrial: ['industry', 'professionalother'],
  other: ['other'],
})

/** `Typo.Genre`, where it is more specific than the sort. */
export const genres: Words<FeedKind> = wordsOf({
  villa: [
    'villa',
    'exclusivevilla',
    'mansion',
    'lordhouse',
    'castle',
    'domain',
    'chalet',
    'bastide',
    'mas',
    'standingdwelling',
    'architectdwelling',
    'presbytery',
  ],
  farm: ['farm', 'farmhouse'],
  investment: ['dwelling_building', 'flat_building'],
  studio: ['studio', 't1', 'independentroom', 'studentroom', 'room_other'],
  apartment: [
    'duplex',
    'triplex',
    'loft',
    'penthouse',
    'maisonette',
    'groundfloorflat',
    'basementflat',
    'roofappartement',
    'flat_other',
    'flat_unspecified',
    't2',
    't3',
    't4',
    't5',
    't6',
  ],
  garage: ['carport', 'garagebox', 'parkingcellar', 'parkinglot', 'parkingplace'],
})

/** The older `Type`, where there is no `Typo`. */
export const types: Words<FeedKind> = wordsOf({
  house: ['whs', 'wbo', 'hab', 'rec', 'frh'],
  apartment: ['app', 'fat', 'ser', 'asg'],
  plot: ['bgd', 'bgh', 'bgo', 'bgc', 'lnd', 'wei', 'bos', 'akk', 'and', 'ind_land'],
  garage: ['gar', 'par', 'pka', 'pke', 'brs'],
  office: ['off', 'pra', 'hkw'],
  shop: ['bar', 'caf', 'cat', 'hot', 'sho', 'rst', 'bou'],
  industrial: ['ind', 'dep', 'sto', 'loc'],
})

export const heatings: Words<WordOf<'heating'>> = wordsOf(
  {
    none: ['none'],
    gas: ['natural_gas', 'gas_stove', 'gas_fireplace'],
    'gas-condensing': ['condensing_boiler', 'hp_boiler', 'combi_boiler'],
    'heat-pump': ['heating_pump', 'geothermal'],
    oil: ['heating_oil'],
    electric: ['electricity'],
    district: ['district_heating', 'central_facilities'],
    'collective-gas': ['collective_heating'],
    pellet: ['pellet_stove'],
  },
  [
    ...nothing,
    'other',
    'centrally_heated',
    'individual',
    'floor_heating_fully',
    'floor_heating_partial',
    'fire_place',
    'fire_place_possible',
    'airco',
    'solar_collectors',
    'hot_air_heating',
    'parent_hearth',
  ],
)
export const kitchens: Words<WordOf<'kitchen'>> = wordsOf(
  { 'semi-equipped': ['build_without_appliances'], 'fully-equipped': ['build_with_appliances'], equipped: ['open_kitchen'] },
  nothing,
)
export const glazings: Words<WordOf<'glazing'>> = wordsOf(
  {
    single: ['single'],
    double: ['double'],
    mixed: ['partly_double'],
    'high-efficiency': ['highefficiency', 'superinsulating'],
    triple: ['triple'],
  },
  [...nothing, 'other', 'bay'],
)
export const frames: Words<WordOf<'frame'>> = wordsOf({ pvc: ['pvc'], wood: ['wood'], aluminium: ['aluminium'] }, [
  ...nothing,
  'other',
])
export const roofs: Words<WordOf<'roof'>> = wordsOf(
  {
    pitched: ['pitched_roof', 'lean_to_roof', 'cross_gable_roof', 'composite_roof'],
    flat: ['flat_felt_roof', 'flat_wooden_roof', 'flat_concrete_roof', 'flat_roof'],
    mansard: ['mansard_roof'],
    hipped: ['shield_roof', 'tent_roof'],
  },
  [...nothing, 'other', 'dome_roof'],
)
export const roofMaterials: Words<WordOf<'roofMaterial'>> = wordsOf(
  { tiles: ['tiles', 'industrial_tiles', 'tiles_terra_cotta'], slate: ['slate'], thatch: ['stubble'], zinc: ['zinc'] },
  [...nothing, 'other', 'unknown', 'concrete', 'sheeting', 'in_terrace'],
)
export const interiors: Words<WordOf<'interior'>> = wordsOf(
  {
    excellent: ['luxury_finish'],
    good: ['ready_for_entry', 'normal'],
    'to-refresh': ['to_refurbish', 'simple'],
    'to-renovate': ['to_renovate', 'to_be_demolished'],
  },
  nothing,
)
export const orientations: Words<WordOf<'orientationRear'>> = wordsOf(
  {
    N: ['north'],
    NE: ['north_east'],
    E: ['east'],
    SE: ['south_east'],
    S: ['south'],
    SW: ['south_west'],
    W: ['west'],
    NW: ['north_west'],
  },
  nothing,
)
/** `AreaApplication/@Code`: landscapes and parks count as nature, as in the law's own list. */
export const destinations: Words<WordOf<'destination'>> = wordsOf(
  {
    Wg: ['wg'],
    Wug: ['wug'],
    Wp: ['wp'],
    Wche: ['wche'],
    Wglk: ['wglk'],
    Igb: ['igb', 'iab'],
    Ag: ['ag', 'lwag'],
    Ng: ['ng', 'nr', 'pg', 'bg'],
    Rg: ['gdr', 'gvr'],
  },
  [...nothing, 'other'],
)
export const certificates: Words<WordOf<'electricityCertificate'>> = wordsOf(
  { conform: ['true', 'conform', 'yes', 'ja', '1'], 'not-conform': ['false', 'not conform', 'no', 'nee', '0'] },
  nothing,
)
/** Number of facades, by the end of `Typo.Characterisation`. */
export const facades: Words<WordOf<'facades'>> = {
  terraced: 2,
  linked: 2,
  semidetached: 3,
  end: 3,
  corner: 3,
  halfdetached: 3,
  linkedsemidetached: 3,
  quadrant: 2,
  detached: 4,
}
/** Any kind of judicial decision means yes; `Gmo` means none. */
export const decisions: Words<FeedAnswer> = wordsOf({ yes: ['dv', 'ho', 'bo', 'lod', 'ms'], no: ['gmo'] }, nothing)

/** The upper limit of each range, in metres. */
export const distances: Readonly<Record<string, number>> = {
  LESS_THAN_500M: 500,
  BETWEEN_500M_1000M: 1000,
  BETWEEN_1000M_1500M: 1500,
  BETWEEN_1500M_2000M: 2000,
  BETWEEN_2KM_3KM: 3000,
  BETWEEN_3KM_4KM: 4000,
  BETWEEN_4KM_5KM: 5000,
}
