/** `GET /api/office/table/audit/?words=nl`: the complete audit trail, as CSV. */
import { getDb } from '@/lib/server/db/client'
import { respondToStaff } from '@/lib/server/office/pages/office-responses'
import { auditFile } from '@/lib/server/office/pages/table-files'
import { readTableRequest, tableFile } from '@/lib/server/office/pages/table-responses'

export function GET(request: Request): Promise<Response> {
  return respondToStaff(request, 'seeAudit', async (staff) => {
    const look = readTableRequest(request, staff.language)
    return tableFile(await auditFile(await getDb(), staff, look), 'audit', look.now)
  })
}
