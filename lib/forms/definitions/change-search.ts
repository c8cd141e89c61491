/** Another criteria for a saved search; a link shows who may change it. */
import { defineForm } from '../define-form.ts'
import { hidden } from '../fields.ts'
import { searchTerms, termChecks, termSections } from '../search-terms.ts'

const [first, ...rest] = termSections

export const changeSearchForm = defineForm({
  id: 'change-search',
  fields: { TOKEN: hidden(), SEARCH: hidden(), ...searchTerms },
  sections: [{ ...first, fields: ['TOKEN', 'SEARCH', ...first.fields] }, ...rest],
  earlyChecks: termChecks,
  thankYou: 'saved-searches',
  confirms: false,
  notifiesAgency: false,
  keepsDraft: false,
})
