/** A saved search with personal data: alerts start after the address is confirmed; the agency is notified at once. */
import 'server-only'
import { formatPrice } from '../../../domain/property/price.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { describeSettings } from '../../subscriptions/saved-searches/describe-criteria.ts'
import { readCriteria } from '../../subscriptions/saved-searches/read-criteria.ts'
import { prepareSearch } from '../../subscriptions/saved-searches/save-search.ts'
import { type FormHandler, prepared, refused } from '../form-handler.ts'

/** Replaces codes of types and zones by their names. */
function readable(values: Readonly<Record<string, unknown>>, settings: Parameters<typeof describeSettings>[0]) {
  const { defaultLanguage } = getSnapshot().site
  const [, types, places] = describeSettings(settings, defaultLanguage)
  return {
    TYPES: types?.value ?? '',
    ZONES: places?.value ?? '',
    ZIPS: '',
    ...(settings.budget && { BUDGET: formatPrice(settings.budget) }),
    // Only the login library may receive a password.
    PASSWORD: '',
    PASSWORD_CONFIRMATION: '',
    PRIVACY: values['PRIVACY'],
  }
}

export const handleDemand: FormHandler = async ({ db, language, now, leadId, values }) => {
  const settings = readCriteria(values)
  if (!settings) return refused({ errors: { ZONES: 'notValid' } })
  const search = {
    id: leadId,
    email: String(values['EMAIL']),
    firstName: String(values['FIRST_NAME']),
    language,
    settings,
    password: String(values['PASSWORD'] ?? ''),
  }
  return prepared({ details: readable(values, settings), ...(await prepareSearch(db, search, now)) })
}
