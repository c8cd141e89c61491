/** `GET /api/office/paper/{window-card|poster}/{property}/?language=fr`: a window card or poster for the staff, as PDF. */
import { isLanguage } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { showPdf } from '@/lib/server/documents/show-pdf'
import { notFound } from '@/lib/server/http/uncached'
import { respondToStaff } from '@/lib/server/office/pages/office-responses'
import { isPaperKind, makePaper } from '@/lib/server/paper/paper-file'

type Context = { params: Promise<{ kind: string; property: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondToStaff(request, 'seeToday', async () => {
    const { kind, property } = await params
    const asked = new URL(request.url).searchParams.get('language') ?? ''
    const language = isLanguage(asked) ? asked : getSnapshot().site.defaultLanguage
    const file = isPaperKind(kind) ? await makePaper(kind, property, language, new Date()) : undefined
    return file ? showPdf(file) : notFound()
  })
}
