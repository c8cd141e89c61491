/**
 * Cold fields of a listing: fields that no list, filter, map or search panel needs. On a server they are stored on disk until a page needs
 * them (docs/decisions/061, `shared-fields.ts`). A cold field is never confidential, and nothing reads it of all listings after each content
 * change. Addresses of films and tours are not among them: the Content-Security-Policy needs those of all listings.
 */
import { inEachLanguage, type Language } from '../text/language.ts'
import type { PropertyFacts } from './property.ts'

export const coldKeys = [
  'recordFile',
  'smallPicture',
  'pictures',
  'documents',
  'rooms',
  'nearby',
  'floorPlans',
  'toilets',
  'floors',
  'surfaceGarden',
  'surfaceTerrace',
  'surfaceConstructed',
  'frontWidth',
  'plotWidth',
  'constructionYear',
  'renovationYear',
  'epcCode',
  'epcTotal',
  'epcCO2',
  'epcExpiryDate',
  'eLevel',
  'gScore',
  'pScore',
  'floodReportDate',
  'asbestosType',
  'asbestosDate',
  'electricityCertificate',
  'electricityDate',
  'gasCertificate',
  'gasDate',
  'heating',
  'kitchen',
  'glazing',
  'frame',
  'roof',
  'roofMaterial',
  'orientationTerrace',
  'orientationGarden',
  'orientationRear',
  'gas',
  'water',
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

type ColdKey = (typeof coldKeys)[number]

export type ColdFields = Pick<PropertyFacts, ColdKey> & { descriptions: Record<Language, string> }

const isCold = new Set<string>(coldKeys)

/** Keys that are not cold: hot fields always stay in memory. */
export const hotKeysOf = <Key extends string>(keys: readonly Key[]): Exclude<Key, ColdKey>[] =>
  keys.filter((key): key is Exclude<Key, ColdKey> => !isCold.has(key))

export function coldFieldsOf(record: Pick<PropertyFacts, ColdKey | 'texts'>): ColdFields {
  const fields = Object.fromEntries(coldKeys.map((key) => [key, record[key]]))
  const descriptions = inEachLanguage((language) => record.texts[language].description)
  return { ...fields, descriptions } as ColdFields
}
