/** `/llms.txt`: describes the site and its data sources for language models (llmstxt.org). */
import { answerConditionally } from '@/lib/server/http/conditional-response'
import { isEnabled } from '@/lib/server/pages/feature'
import { getLlmsText } from '@/lib/server/syndication/llms-text'

export async function GET(request: Request): Promise<Response> {
  if (!isEnabled('feeds')) return new Response(null, { status: 404 })
  return answerConditionally(request, await getLlmsText(), 'text/plain')
}
