/**
 * Activates changed content and revalidates every page; called by `npm run reload-content` and by the watcher of the content
 * (ruling 3).
 */
import { revalidatePath } from 'next/cache'
import { announceRenewal } from '@/lib/process/renderer'
import { publishAndNotify } from '@/lib/server/content/publish/publish-and-notify'
import { wakeAlerts } from '@/lib/server/notifications/run-alerts'
import { mayReload } from '@/lib/server/security/reload-token'
import { wakeIndexNow } from '@/lib/server/syndication/indexnow/queue'

export async function POST(request: Request): Promise<Response> {
  if (!mayReload(request)) return Response.json({ error: 'wrong token' }, { status: 401 })
  announceRenewal(request)
  const report = await publishAndNotify()
  if (report.serves !== 'current') return Response.json(report, { status: 422 })
  revalidatePath('/', 'layout')
  void wakeAlerts()
  void wakeIndexNow()
  return Response.json(report)
}
