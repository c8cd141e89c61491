/** `POST /api/office/answer-preview/`: a preview of the reply mail, for the frame next to its form. Nothing is sent. */
import { getDb } from '@/lib/server/db/client'
import { isFromOurPage } from '@/lib/server/forms/form-request'
import { readFormBody } from '@/lib/server/forms/read-form-body'
import { notFound, uncached } from '@/lib/server/http/uncached'
import { previewAnswer } from '@/lib/server/office/leads/lead-actions'
import { previewPolicy, respondToStaff } from '@/lib/server/office/pages/office-responses'

const textOf = (data: FormData, name: string) => String(data.get(name) ?? '').trim()

export function POST(request: Request): Promise<Response> {
  return respondToStaff(request, 'handleLeads', async (staff) => {
    if (!isFromOurPage(request.headers)) return new Response(null, { status: 403, headers: uncached })
    const body = await readFormBody(request)
    if ('status' in body) return new Response(null, { status: body.status, headers: uncached })
    const answer = { subject: textOf(body.data, 'SUBJECT').slice(0, 200), text: textOf(body.data, 'TEXT').slice(0, 20_000) }
    const html = await previewAnswer(await getDb(), staff, textOf(body.data, 'lead'), answer, new Date())
    if (html === undefined) return notFound()
    const headers = { ...uncached, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': previewPolicy }
    return new Response(html, { headers })
  })
}
