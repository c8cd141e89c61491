/** `GET /api/office/file/{upload}/`: a file uploaded with a lead, for the staff. Downloads are recorded in the audit trail. */

import { isApplication } from '@/lib/forms/office-work'
import { getDb } from '@/lib/server/db/client'
import { recordAudit } from '@/lib/server/db/repositories/office/audit'
import { findOfficeFile } from '@/lib/server/db/repositories/office/office-leads'
import { notFound } from '@/lib/server/http/uncached'
import { download, respondToStaff } from '@/lib/server/office/pages/office-responses'

type Context = { params: Promise<{ upload: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondToStaff(request, 'handleLeads', async (staff) => {
    const db = await getDb()
    const file = await findOfficeFile(db, staff, (await params).upload)
    if (!file) return notFound()
    const subject = isApplication(file.form) ? 'application' : 'lead'
    await recordAudit(db, staff, { action: 'downloaded', subject, subjectId: file.leadId }, new Date())
    return new Response(new Uint8Array(file.content), { headers: download(file.name) })
  })
}
