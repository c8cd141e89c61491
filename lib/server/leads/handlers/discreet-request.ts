/** A request about a discreet property, which must still be in the content. */
import 'server-only'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { type FormHandler, prepared, refused } from '../form-handler.ts'

export const handleDiscreetRequest: FormHandler = async ({ values }) => {
  const letter = values['DISCREET_OFFER']
  const isGone = letter !== undefined && !getSnapshot().discreetProperties.some(({ reference }) => reference === letter)
  return isGone ? refused({ errors: { DISCREET_OFFER: 'discreetOfferGone' } }) : prepared({})
}
