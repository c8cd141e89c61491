/** `/sitemap.xml`: the index of the sitemaps of each language, always from the current content. */
import { answerConditionally, tagText } from '@/lib/server/http/conditional-response'
import { sitemapIndexXml } from '@/lib/server/syndication/sitemap'

export const dynamic = 'force-dynamic'

export async function GET(request: Request): Promise<Response> {
  return answerConditionally(request, tagText(await sitemapIndexXml()), 'application/xml')
}
