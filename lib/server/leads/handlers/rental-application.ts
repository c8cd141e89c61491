/** A rental application requires the link that a candidate gets after a viewing (ruling 30; belgium.md, "Renting"). */
import 'server-only'
import { formsOf } from '../../../domain/property/property-forms.ts'
import { isApplicationSigned } from '../../applications/application-link.ts'
import { type FormHandler, prepared, refused } from '../form-handler.ts'

export const handleRentalApplication: FormHandler = async ({ now, subject, values }) => {
  const property = subject?.property
  if (!property || !formsOf(property).includes('rental-application')) return refused({ code: 'notOffered' })
  if (!isApplicationSigned(property.id, String(values['LINK'] ?? ''), now)) return refused({ code: 'linkInvalid' })
  return prepared({
    // The token is not stored after use.
    details: { LINK: undefined },
    part: { kind: 'rental-application' },
  })
}
