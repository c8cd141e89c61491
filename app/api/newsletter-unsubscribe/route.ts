/** `POST /api/newsletter-unsubscribe/?token=…`: the button of a mail program (RFC 8058). Opened by hand it leads to the page. */
import { endByOneClick, leadToEndPage } from '@/lib/server/subscriptions/answer-link'
import { endNewsletter } from '@/lib/server/subscriptions/newsletter/answer-link'
import { newsletter } from '@/lib/server/subscriptions/newsletter/newsletter'

export const POST = (request: Request) => endByOneClick(request, endNewsletter)

export const GET = (request: Request) => leadToEndPage(request, newsletter)
