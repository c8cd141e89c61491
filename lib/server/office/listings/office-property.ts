/** A property as shown in a row of the office: with its address, even if visitors do not see it. */
import 'server-only'
import { findListingState } from '../../../domain/office/listing-state.ts'
import { formatStreet, titleCaseCity } from '../../../domain/text/address.ts'
import type { Language } from '../../../domain/text/language.ts'
import { boxWords } from '../../../i18n/box-words.ts'
import { getConfidential } from '../../content/snapshot/confidential.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { type ShownSmallPicture, smallPictureOf } from '../../property/small-picture.ts'
import type { AnyStaff } from '../staff/staff.ts'

export type OfficeProperty = {
  id: number
  /** `Getijstraat 41, Berchem`; for a project its name. */
  name: string
  picture: ShownSmallPicture | undefined
  /** Id in `agents.json`. */
  agentId: number | undefined
  point: { latitude: number; longitude: number } | undefined
}

/** Whether a property is under option, sold, let, or removed. */
export function isGone(id: number): boolean {
  const record = getConfidential().propertyById.get(id)
  return record === undefined || !['online', 'discreet'].includes(findListingState(record, false))
}

/** Undefined if it is no longer in the content. */
export function findOfficeProperty(_staff: AnyStaff, id: number, language: Language): OfficeProperty | undefined {
  const { propertyById, draftById } = getConfidential()
  const property = propertyById.get(id) ?? draftById.get(id)
  if (property) {
    const street = formatStreet({ ...property, kind: 'shown' }, boxWords[language])
    const { latitude, longitude } = property
    return {
      id,
      name: [street, titleCaseCity(property.city)].filter(Boolean).join(', '),
      picture: smallPictureOf(property),
      agentId: property.agentId,
      point: latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
    }
  }
  const project = getSnapshot().projectById.get(id)
  return project && { id, name: project.name, picture: undefined, agentId: project.agentId, point: undefined }
}
