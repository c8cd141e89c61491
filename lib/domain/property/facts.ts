/** All facts of a detail page, in groups (specification 3, "Property (detail and price/address)"). */
import { count, date, euro, type Fact, type FactSpec, measure, readFacts, text, word, year, yesNo } from './fact.ts'
import type { PublicProperty } from './property.ts'

const area = (label: Parameters<typeof measure>[0]) => measure(label, 'area', false)

/** Detached, semi-detached or terraced; not for a unit with a floor of its own: an apartment is not semi-detached. */
const builtAs: FactSpec = {
  label: 'facades',
  read: (property) => (property.floor === undefined ? word('facades', 'facades').read(property) : undefined),
}

/** Groups by name, which is a message key. */
export const factGroups = {
  overview: [
    builtAs,
    year('constructionYear'),
    year('renovationYear'),
    area('surfaceLiving'),
    area('surfaceTotal'),
    area('surfaceGround'),
    area('surfaceGarden'),
    measure('frontWidth', 'length'),
    count('floors'),
    count('bedrooms'),
    count('bathrooms'),
    count('toilets'),
    yesNo('cellar'),
    yesNo('lift'),
    yesNo('garage'),
    date('availableFrom'),
  ],
  rooms: [
    count('bedrooms'),
    count('bathrooms'),
    count('showerRooms'),
    count('toilets'),
    count('garages'),
    count('parkings'),
    count('floors'),
    measure('floor', 'storey'),
  ],
  surfaces: [
    area('surfaceLiving'),
    area('surfaceTotal'),
    area('surfaceGround'),
    area('surfaceConstructed'),
    area('surfaceGarden'),
    area('surfaceTerrace'),
    area('surfaceOffice'),
    area('surfaceStore'),
    measure('frontWidth', 'length'),
    measure('plotWidth', 'length'),
  ],
  building: [
    builtAs,
    year('constructionYear'),
    year('renovationYear'),
    word('interior', 'interior'),
    word('kitchen', 'kitchen'),
    word('roof', 'roof'),
    word('roofMaterial', 'roofMaterial'),
    word('orientationRear', 'orientation'),
    word('orientationGarden', 'orientation'),
    word('orientationTerrace', 'orientation'),
  ],
  comfort: [
    yesNo('lift'),
    yesNo('cellar'),
    yesNo('attic'),
    yesNo('terrace'),
    yesNo('garden'),
    yesNo('pool'),
    yesNo('garage'),
    yesNo('parking'),
    yesNo('furnished'),
    yesNo('gas'),
    yesNo('water'),
  ],
  certificate: [
    measure('energyPerformance', 'energy', false),
    text('epcCode'),
    measure('epcTotal', 'energyPerYear'),
    measure('epcCO2', 'co2'),
    date('epcExpiryDate'),
    measure('eLevel', 'eLevel'),
  ],
  installations: [
    word('heating', 'heating'),
    word('glazing', 'glazing'),
    word('frame', 'frame'),
    word('electricityCertificate', 'certificate', 'electricityDate'),
    word('gasCertificate', 'certificate', 'gasDate'),
  ],
  legal: [
    measure('energyPerformance', 'energy', false),
    text('epcCode'),
    word('asbestosType', 'asbestos', 'asbestosDate'),
    word('electricityCertificate', 'certificate', 'electricityDate'),
    yesNo('housingSummons'),
    euro('cadastralIncome'),
    euro('realEstateTax', 'year'),
  ],
  costs: [
    euro('chargesRenter', 'month'),
    measure('deposit', 'months'),
    euro('minimumIncome', 'month'),
    measure('maxPersons', 'persons', false),
    euro('inventoryShare'),
    euro('chargesOwner', 'month'),
    euro('rentalIncome', 'year'),
    euro('registrationRights'),
    euro('notaryFee'),
    yesNo('vat'),
    euro('totalCosts'),
    date('availableFrom'),
  ],
} as const satisfies Record<string, readonly FactSpec[]>

export type FactGroup = keyof typeof factGroups

/** The facts of a group that have a value. */
export function findFacts(group: FactGroup, property: PublicProperty): Fact[] {
  return readFacts(factGroups[group], property)
}

/** Candidates for the four facts of the summary, most important first. */
const keyFactSpecs: readonly FactSpec[] = [
  count('bedrooms'),
  count('bathrooms'),
  area('surfaceLiving'),
  area('surfaceGarden'),
  area('surfaceTerrace'),
  area('surfaceGround'),
  area('surfaceTotal'),
  area('surfaceStore'),
  area('surfaceOffice'),
  count('showerRooms'),
  count('garages'),
]

/** At most four facts for the summary. */
export function findKeyFacts(property: PublicProperty): Fact[] {
  return readFacts(keyFactSpecs, property).slice(0, 4)
}
