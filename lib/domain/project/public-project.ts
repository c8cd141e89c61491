/** Takes out of a project's record what visitors may not see. */

import { publicPoint } from '../property/public-point.ts'
import { toPublicAddress } from '../property/public-property.ts'
import type { ConfidentialProject, PublicProject } from './project.ts'

/** A sold unit has no price, a hidden address leaves the town and a rounded point. */
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
