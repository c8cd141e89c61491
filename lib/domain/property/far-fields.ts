/**
 * Fields that lists, filters, the map and the panel do not need. Where there are very many listings they lie elsewhere until somebody asks for
 * them (docs/decisions/061, `shared-fields.ts`). None of them is ever hidden from visitors, and none is asked of all listings at each change
 * of the content: addresses of films and tours are, for the policy of pages.
 */
import { inEachLanguage, type Language } from '../text/language.ts'
import type { PropertyFacts } from './property.ts'

export const farKeys = [
  'pictures',
  'documents',
  'rooms',
  'nearby',
  'floorPlans',
  'frontWidth',
  'plotWidth',
  'renovationYear',
  'epcCode',
  'epcTotal',
  'epcCO2',
  'epcExpiryDate',
  'eLevel',
  'floodReportDate',
  'asbestosType',
  'asbestosDate',
  'electricityCertificate',
  'electricityDate',
  'gasCertificate',
  'gasDate',
  'kitchen',
  'glazing',
  'frame',
  'roof',
  'roofMaterial',
  'orientationTerrace',
  'orientationGarden',
  'orientationRear',
  'permit',
  'allotmentPermit',
  'preemptiveRights',
  'summons',
  'judicialDecision',
  'housingSummons',
  'destination',
  'cadastralIncome',
  'realEstateTax',
  'chargesOwner',
  'maxPersons',
  'inventoryShare',
] as const satisfies readonly (keyof PropertyFacts)[]

type FarKey = (typeof farKeys)[number]

export type FarFields = Pick<PropertyFacts, FarKey> & { descriptions: Record<Language, string> }

const isFar = new Set<string>(farKeys)

/** The others. */
export const nearKeysOf = <Key extends string>(keys: readonly Key[]): Exclude<Key, FarKey>[] =>
  keys.filter((key): key is Exclude<Key, FarKey> => !isFar.has(key))

export function takeFar(record: Pick<PropertyFacts, FarKey | 'texts'>): FarFields {
  const fields = Object.fromEntries(farKeys.map((key) => [key, record[key]]))
  const descriptions = inEachLanguage((language) => record.texts[language].description)
  return { ...fields, descriptions } as FarFields
}
