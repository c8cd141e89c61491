/** `GET /api/office/feed-report/{run}/`: the complete report of a run, as JSON. */
import { getDb } from '@/lib/server/db/client'
import { findFeedReport } from '@/lib/server/db/repositories/office/office-feeds'
import { notFound } from '@/lib/server/http/uncached'
import { download, respondToStaff } from '@/lib/server/office/pages/office-responses'

type Context = { params: Promise<{ run: string }> }

export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondToStaff(request, 'handleFeeds', async (staff) => {
    const report = await findFeedReport(await getDb(), staff, (await params).run)
    if (!report) return notFound()
    const name = `${report.source}-${report.startedAt.slice(0, 16).replace(':', '.')}.json`
    return new Response(JSON.stringify(report, null, 2), { headers: download(name) })
  })
}
