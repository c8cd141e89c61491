/** `POST /api/newsletter-unsubscribe/?token=…`: the button of a mail program (RFC 8058). Opened by hand it leads to the page. */
import { isLanguage } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { answerLinkNow } from '@/lib/server/subscriptions/newsletter/answer-link'
import { newsletterPage } from '@/lib/server/subscriptions/newsletter/newsletter-links'

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? ''

export async function POST(request: Request): Promise<Response> {
  const answer = await answerLinkNow('end', tokenOf(request))
  return new Response(null, { status: answer === 'done' ? 204 : 400 })
}

export function GET(request: Request): Response {
  const language = new URL(request.url).searchParams.get('lang') ?? ''
  const to = newsletterPage('end', tokenOf(request), isLanguage(language) ? language : getSnapshot().site.defaultLanguage)
  return new Response(null, { status: 303, headers: { Location: to } })
}
