/** Removes the confidential parts of a project's record. */

import { publicPoint } from '../property/public-point.ts'
import { toPublicAddress } from '../property/public-property.ts'
import type { ConfidentialProject, PublicProject } from './project.ts'

/** Removes prices of sold units; a hidden address is reduced to the town and a rounded point. */
export function toPublicProject(record: ConfidentialProject): PublicProject {
  const { publishAddress, street, houseNumber, boxNr, units, ...facts } = record
  return {
    ...facts,
    units: units.map(({ state, price, ...unit }) => ({
      ...unit,
      ...(state === 'sold' ? { state, price: undefined } : { state, price }),
    })),
    address: toPublicAddress(record),
    ...publicPoint(record),
  }
}
