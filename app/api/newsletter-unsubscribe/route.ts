/**
 * `POST /api/newsletter-unsubscribe/?token=…`: one-click unsubscribe of mail programs (RFC 8058). A GET request redirects to the
 * page.
 */
import { endByOneClick, redirectToEndPage } from '@/lib/server/subscriptions/answer-link'
import { endNewsletter } from '@/lib/server/subscriptions/newsletter/answer-link'
import { newsletter } from '@/lib/server/subscriptions/newsletter/newsletter'

export const POST = (request: Request) => endByOneClick(request, endNewsletter)

export const GET = (request: Request) => redirectToEndPage(request, newsletter)
