/** Saves the filter of a list for a mail address. The query is parsed as the list parses it. */
import 'server-only'
import { toSearchCriteria } from '../../../domain/subscriptions/saved-search.ts'
import { readListQuery } from '../../search/read-list-query.ts'
import { readSchedule } from '../../subscriptions/saved-searches/read-criteria.ts'
import { prepareSearch } from '../../subscriptions/saved-searches/save-search.ts'
import { type FormHandler, prepared } from '../form-handler.ts'

const goals = ['sale', 'rent'] as const

export const handleSaveSearch: FormHandler = async ({ db, language, now, leadId, values }) => {
  const goal = goals.find((known) => known === values['GOAL'])
  const { filter } = readListQuery(new URLSearchParams(String(values['QUERY'] ?? '')))
  const settings = { criteria: toSearchCriteria(goal, filter), budget: undefined, schedule: readSchedule(values) }
  const search = { id: leadId, email: String(values['EMAIL']), firstName: '', language, settings, password: '' }
  return prepared(await prepareSearch(db, search, now))
}
