/** `/fr/sitemap-2.xml`: a further part of a language's sitemap that is too long for one file. */
import { answerConditionally, tagText } from '@/lib/server/http/conditional-response'
import { languageOrDefault } from '@/lib/server/syndication/published-listings'
import { sitemapXml } from '@/lib/server/syndication/sitemap'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ lang: string; part: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { lang, part } = await params
  const text = await sitemapXml(languageOrDefault(lang), Number(part))
  return text ? answerConditionally(request, tagText(text), 'application/xml') : new Response(null, { status: 404 })
}
