/** `POST /api/shared-list-unsubscribe/?token=…`: the button of a mail program (RFC 8058). Opened by hand it leads to the page. */
import { endListMails } from '@/lib/server/shared-list/answer-link'
import { listMailing } from '@/lib/server/shared-list/list-links'
import { endByOneClick, leadToEndPage } from '@/lib/server/subscriptions/answer-link'

export const POST = (request: Request) => endByOneClick(request, endListMails)

export const GET = (request: Request) => leadToEndPage(request, listMailing)
