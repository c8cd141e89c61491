/** `GET /api/office/table/audit/?words=nl`: the complete audit trail, as CSV. */
import { getDb } from '@/lib/server/db/client'
import { answerStaff } from '@/lib/server/office/pages/office-answers'
import { tableFile, tableLook } from '@/lib/server/office/pages/table-answers'
import { auditFile } from '@/lib/server/office/pages/table-files'

export function GET(request: Request): Promise<Response> {
  return answerStaff(request, 'seeAudit', async (staff) => {
    const look = tableLook(request, staff.language)
    return tableFile(await auditFile(await getDb(), staff, look), 'audit', look.now)
  })
}
