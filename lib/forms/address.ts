/** Postal address with street and number in one line, for forms of agreements (specification 5, "address; postal code; city"). */
import { postalCode, text } from './fields.ts'

export const homeAddress = {
  ADDRESS: text({ required: 'addressRequired', maxLength: 120, autocomplete: 'address-line1' }),
  ZIP: postalCode({ required: 'postalCodeRequired', width: 'third' }),
  CITY: text({ required: 'cityRequired', maxLength: 80, width: 'two-thirds', autocomplete: 'address-level2' }),
}
