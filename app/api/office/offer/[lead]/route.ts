/**
 * `GET /api/office/offer/{lead}/`: download of the document of a purchase offer, for the staff. Downloads are recorded in the
 * audit trail.
 */
import { getDb } from '@/lib/server/db/client'
import { recordAudit } from '@/lib/server/db/repositories/office/audit'
import { notFound } from '@/lib/server/http/uncached'
import { renderOfferDocument } from '@/lib/server/office/offers/offer-document'
import { download, respondToStaff } from '@/lib/server/office/pages/office-responses'

type Context = { params: Promise<{ lead: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondToStaff(request, 'handleOffers', async (staff) => {
    const [db, { lead }] = [await getDb(), await params]
    const file = await renderOfferDocument(db, staff, lead)
    if (!file) return notFound()
    await recordAudit(db, staff, { action: 'downloaded', subject: 'offer', subjectId: lead }, new Date())
    return new Response(new Uint8Array(file.content), { headers: download(file.name) })
  })
}
