/** The query of a list page from what the framework hands over. */
import 'server-only'
import { type ListQuery, parseListQuery } from '../../routing/list-query.ts'

export function readListQuery(parameters: Record<string, string | string[] | undefined>): ListQuery {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    for (const single of [value ?? []].flat()) query.append(name, single)
  }
  return parseListQuery(query)
}
