/** `GET /api/office/newsletter-preview/?article=…&language=nl`: a preview of the newsletter with an article. Nothing is sent. */
import { isLanguage } from '@/lib/domain/text/language'
import { notFound, uncached } from '@/lib/server/http/uncached'
import { previewNewsletter } from '@/lib/server/office/newsletter/newsletter-view'
import { previewPolicy, respondToStaff } from '@/lib/server/office/pages/office-responses'

export function GET(request: Request): Promise<Response> {
  return respondToStaff(request, 'sendMailings', async (staff) => {
    const query = new URL(request.url).searchParams
    const [article, language] = [query.get('article') ?? '', query.get('language') ?? '']
    const html = isLanguage(language) ? await previewNewsletter(staff, article, language, new Date()) : undefined
    if (html === undefined) return notFound()
    const headers = { ...uncached, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': previewPolicy }
    return new Response(html, { headers })
  })
}
