/** `POST /api/saved-search-unsubscribe/?token=…`: the button of a mail program (RFC 8058). Opened by hand it leads to the page. */
import { endByOneClick, leadToEndPage } from '@/lib/server/subscriptions/answer-link'
import { endByLink } from '@/lib/server/subscriptions/saved-searches/answer-link'
import { searchMailing } from '@/lib/server/subscriptions/saved-searches/search-mailing'

export const POST = (request: Request) => endByOneClick(request, endByLink)

export const GET = (request: Request) => leadToEndPage(request, searchMailing)
