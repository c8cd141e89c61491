/** `GET /api/office/lead-export/{lead}/`: all data stored about the sender of a lead, as JSON (GDPR, articles 15 and 20). */
import { getDb } from '@/lib/server/db/client'
import { notFound } from '@/lib/server/http/uncached'
import { exportPerson } from '@/lib/server/office/leads/lead-actions'
import { download, respondToStaff } from '@/lib/server/office/pages/office-responses'

type Context = { params: Promise<{ lead: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondToStaff(request, 'handleLeads', async (staff) => {
    const { lead } = await params
    const person = await exportPerson(await getDb(), staff, lead, new Date())
    return person ? new Response(JSON.stringify(person, null, 2), { headers: download(`${lead}.json`) }) : notFound()
  })
}
