/** `GET /api/office/jump/?words=nl&q=torfs`: leads, properties and people that match a text, for the office's quick search. */
import { getDb } from '@/lib/server/db/client'
import { uncached } from '@/lib/server/http/uncached'
import { respondToStaff } from '@/lib/server/office/pages/office-responses'
import { quickSearch } from '@/lib/server/office/pages/quick-search'
import { readTableRequest } from '@/lib/server/office/pages/table-responses'

export function GET(request: Request): Promise<Response> {
  return respondToStaff(request, 'seeToday', async (staff) => {
    const { language, query } = readTableRequest(request, staff.language)
    const targets = await quickSearch(await getDb(), request.headers, query.get('q') ?? '', language)
    return Response.json({ targets }, { headers: uncached })
  })
}
