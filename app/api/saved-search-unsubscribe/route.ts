/** `POST /api/saved-search-unsubscribe/?token=…`: the button of a mail program (RFC 8058). Opened by hand it leads to the page. */
import { isLanguage } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { getDb } from '@/lib/server/db/client'
import { endByLink } from '@/lib/server/subscriptions/saved-searches/answer-link'
import { searchPage } from '@/lib/server/subscriptions/saved-searches/search-links'

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export async function POST(request: Request): Promise<Response> {
  const isEnded = await endByLink(await getDb(), tokenOf(request), new Date())
  return new Response(null, { status: isEnded ? 204 : 400 })
}

export function GET(request: Request): Response {
  const language = new URL(request.url).searchParams.get('lang') ?? ''
  const to = searchPage('end', tokenOf(request), isLanguage(language) ? language : getSnapshot().site.defaultLanguage)
  return new Response(null, { status: 303, headers: { Location: to } })
}
