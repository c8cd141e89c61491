/** Names of fields in the CRM's export: our name with a capital, except for those listed here. */

import { projectFields } from '../domain/project/project-fields.ts'
import type { Fields } from '../domain/property/field.ts'
import { pictureFields, propertyTextFields } from '../domain/property/property-parts.ts'

type Names = Readonly<Record<string, string>>

const everywhere: Names = {
  id: 'ID',
  webId: 'WebID',
  webIds: 'WebIDs',
  agentId: 'AgentID',
  countryId: 'CountryID',
  epcCode: 'EPCCode',
  epcTotal: 'EPCTotal',
  epcCO2: 'EPCCO2',
  epcExpiryDate: 'EPCExpiryDate',
  epcLabelText: 'EPCLabelText',
  vat: 'VAT',
  smallPicture: 'SmallPictureItem',
  texts: 'Languages',
}

const inTable: ReadonlyMap<Fields, Names> = new Map<Fields, Names>([
  [pictureFields, { alt: 'Name' }],
  [propertyTextFields, { title: 'TypeDescription' }],
  [projectFields, { number: 'ProjectNumber', publishAddress: 'PublicAddress' }],
])

/** @param fields the table that contains the field. */
export function crmNameOf(fields: Fields, field: string): string {
  return inTable.get(fields)?.[field] ?? everywhere[field] ?? field.charAt(0).toUpperCase() + field.slice(1)
}

/** Inverse, for fields with another name in files: our name in lower case to the name in files. */
export const ownNames: ReadonlyMap<string, string> = new Map(
  [...inTable.values(), everywhere].flatMap((names) => Object.entries(names)).map(([own, theirs]) => [own.toLowerCase(), theirs]),
)
