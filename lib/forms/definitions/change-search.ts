/** New criteria for a saved search; authorised by the link in a mail. */
import { defineForm } from '../define-form.ts'
import { hidden } from '../fields.ts'
import { searchChecks, searchFields, searchSections } from '../search-fields.ts'

const [first, ...rest] = searchSections

export const changeSearchForm = defineForm({
  id: 'change-search',
  fields: { TOKEN: hidden(), SEARCH: hidden(), ...searchFields },
  sections: [{ ...first, fields: ['TOKEN', 'SEARCH', ...first.fields] }, ...rest],
  earlyChecks: searchChecks,
  thankYou: 'saved-searches',
  confirms: false,
  notifiesAgency: false,
  keepsDraft: false,
})
