/** `POST /api/saved-search-unsubscribe/?token=…`: the button of a mail program (RFC 8058). Opened by hand it leads to the page. */
import { getDb } from '@/lib/server/db/client'
import { endByOneClick, leadToEndPage } from '@/lib/server/subscriptions/mailing'
import { endByLink } from '@/lib/server/subscriptions/saved-searches/answer-link'
import { searchMailing } from '@/lib/server/subscriptions/saved-searches/search-mailing'

export const POST = (request: Request) => endByOneClick(request, async (token) => endByLink(await getDb(), token, new Date()))

export const GET = (request: Request) => leadToEndPage(request, searchMailing)
