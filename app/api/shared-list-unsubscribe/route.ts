/**
 * `POST /api/shared-list-unsubscribe/?token=…`: one-click unsubscribe of mail programs (RFC 8058). A GET request redirects to the
 * page.
 */
import { endListMails } from '@/lib/server/shared-list/answer-link'
import { listMailing } from '@/lib/server/shared-list/list-links'
import { endByOneClick, redirectToEndPage } from '@/lib/server/subscriptions/answer-link'

export const POST = (request: Request) => endByOneClick(request, endListMails)

export const GET = (request: Request) => redirectToEndPage(request, listMailing)
