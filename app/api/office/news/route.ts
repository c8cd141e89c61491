/**
 * `GET /api/office/news/?since={ISO time}`: the number of leads since a time. With `&lead={id}` also the current version of a
 * lead, so that a page can warn about a later change.
 */
import { z } from 'zod'
import { getDb } from '@/lib/server/db/client'
import { countNewerLeads, findOfficeLead } from '@/lib/server/db/repositories/office/office-leads'
import { uncached } from '@/lib/server/http/uncached'
import { respondToStaff } from '@/lib/server/office/pages/office-responses'

const query = z.object({ since: z.iso.datetime(), lead: z.string().max(64).optional() })

export function GET(request: Request): Promise<Response> {
  return respondToStaff(request, 'handleLeads', async (staff) => {
    const asked = query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
    if (!asked.success) return Response.json({ error: 'unknown query' }, { status: 400, headers: uncached })
    const { since, lead } = asked.data
    const db = await getDb()
    const [newer, found] = await Promise.all([
      countNewerLeads(db, staff, new Date(since)),
      lead === undefined ? undefined : findOfficeLead(db, staff, lead),
    ])
    return Response.json({ newer, version: found?.version ?? null }, { headers: uncached })
  })
}
