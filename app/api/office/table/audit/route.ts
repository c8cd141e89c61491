/** `GET /api/office/table/audit/?words=nl`: the whole audit trail, as CSV. */
import { getDb } from '@/lib/server/db/client'
import { answerStaff } from '@/lib/server/office/office-answers'
import { tableFile, tableLook } from '@/lib/server/office/table-answers'
import { auditFile } from '@/lib/server/office/table-files'

export function GET(request: Request): Promise<Response> {
  return answerStaff(request, 'seeAudit', async (staff) => {
    const look = tableLook(request, staff.language)
    return tableFile(await auditFile(await getDb(), staff, look), 'audit', look.now)
  })
}
