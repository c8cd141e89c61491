/** `GET /api/office/jump/?words=nl&q=torfs`: leads, properties and people that match a text, for the office's quick search. */
import { uncached } from '@/lib/server/bot-protection/uncached'
import { getDb } from '@/lib/server/db/client'
import { findTargets } from '@/lib/server/office/pages/jump'
import { answerStaff } from '@/lib/server/office/pages/office-answers'
import { tableLook } from '@/lib/server/office/pages/table-answers'

export function GET(request: Request): Promise<Response> {
  return answerStaff(request, 'seeToday', async (staff) => {
    const { language, query } = tableLook(request, staff.language)
    const targets = await findTargets(await getDb(), request.headers, query.get('q') ?? '', language)
    return Response.json({ targets }, { headers: uncached })
  })
}
