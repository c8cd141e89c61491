/**
 * Changes the criteria of a saved search, authorized by the link of its owner. Criteria that the form does not contain stay
 * unchanged.
 */
import 'server-only'
import { changeSearch, findSearch } from '../../db/repositories/subscriptions/saved-searches.ts'
import { readCriteria } from '../../subscriptions/saved-searches/read-criteria.ts'
import { searchMailing } from '../../subscriptions/saved-searches/search-mailing.ts'
import { type FormHandler, prepared, refused } from '../form-handler.ts'

export const handleChangeSearch: FormHandler = async ({ db, now, values }) => {
  const token = String(values['TOKEN'] ?? '')
  const owner = searchMailing.readToken('manage', token, now)
  const search = await findSearch(db, String(values['SEARCH'] ?? ''))
  if (owner === undefined || search?.subscriberId !== owner) return refused({ code: 'searchGone' })
  const settings = readCriteria(values, search.criteria.filter)
  if (!settings) return refused({ errors: { ZONES: 'notValid' } })
  return prepared({
    // The token must not be stored with the lead.
    details: { TOKEN: '' },
    alongside: async (transaction) => {
      await changeSearch(transaction, owner, search.id, settings, now)
    },
    thankYouQuery: { token },
  })
}
