/** A saved search with the person's data: it waits until the address is confirmed; the agency hears of it at once. */
import 'server-only'
import { formatPrice } from '../../../domain/property/price.ts'
import { getSnapshot } from '../../content/current-snapshot.ts'
import { describeTerms } from '../../subscriptions/saved-searches/describe-criteria.ts'
import { readCriteria } from '../../subscriptions/saved-searches/read-criteria.ts'
import { prepareSearch } from '../../subscriptions/saved-searches/save-search.ts'
import { type FormHandler, prepared, refused } from '../form-handler.ts'

/** Codes of types and zones mean nothing to people; the words take their place. */
function readable(values: Readonly<Record<string, unknown>>, terms: Parameters<typeof describeTerms>[0]) {
  const { defaultLanguage } = getSnapshot().site
  const [, types, places] = describeTerms(terms, defaultLanguage)
  return {
    TYPES: types?.value ?? '',
    ZONES: places?.value ?? '',
    ZIPS: '',
    ...(terms.budget && { BUDGET: formatPrice(terms.budget) }),
    // Nobody but the login library ever sees it.
    PASSWORD: '',
    PASSWORD_CONFIRMATION: '',
    PRIVACY: values['PRIVACY'],
  }
}

export const handleDemand: FormHandler = async ({ db, language, now, leadId, values }) => {
  const terms = readCriteria(values)
  if (!terms) return refused({ errors: { ZONES: 'notValid' } })
  const search = {
    id: leadId,
    email: String(values['EMAIL']),
    firstName: String(values['FIRST_NAME']),
    language,
    terms,
    password: String(values['PASSWORD'] ?? ''),
  }
  return prepared({ details: readable(values, terms), ...(await prepareSearch(db, search, now)) })
}
