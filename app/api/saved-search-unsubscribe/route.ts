/**
 * `POST /api/saved-search-unsubscribe/?token=…`: one-click unsubscribe of mail programs (RFC 8058). A GET request redirects to
 * the page.
 */
import { endByOneClick, redirectToEndPage } from '@/lib/server/subscriptions/answer-link'
import { endByLink } from '@/lib/server/subscriptions/saved-searches/answer-link'
import { searchMailing } from '@/lib/server/subscriptions/saved-searches/search-mailing'

export const POST = (request: Request) => endByOneClick(request, endByLink)

export const GET = (request: Request) => redirectToEndPage(request, searchMailing)
