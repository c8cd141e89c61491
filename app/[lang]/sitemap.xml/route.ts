/** `/fr/sitemap.xml`: all addresses in a language that search engines may index, or the first part of them. */
import { answerConditionally, tagText } from '@/lib/server/http/conditional-response'
import { languageOrDefault } from '@/lib/server/syndication/published-listings'
import { firstSitemapXml } from '@/lib/server/syndication/sitemap'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ lang: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const text = await firstSitemapXml(languageOrDefault((await params).lang))
  return answerConditionally(request, tagText(text), 'application/xml')
}
