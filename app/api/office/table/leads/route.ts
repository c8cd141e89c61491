/** `GET /api/office/table/leads/?words=nl&view=open&q=torfs`: the leads of the inbox with the same query, as CSV. */
import { getDb } from '@/lib/server/db/client'
import { readInboxQuery } from '@/lib/server/office/leads/leads-view'
import { respondToStaff } from '@/lib/server/office/pages/office-responses'
import { leadsFile } from '@/lib/server/office/pages/table-files'
import { readTableRequest, tableFile } from '@/lib/server/office/pages/table-responses'

export function GET(request: Request): Promise<Response> {
  return respondToStaff(request, 'exportLeads', async (staff) => {
    const look = readTableRequest(request, staff.language)
    const filter = readInboxQuery(Object.fromEntries(look.query))
    return tableFile(await leadsFile(await getDb(), staff, filter, look), 'leads', look.now)
  })
}
