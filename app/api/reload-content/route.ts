/** Puts changed content in place and lets every page be made again; called by `npm run reload-content` and by the watch over the content (ruling 3). */
import { revalidatePath } from 'next/cache'
import { publishAndNotify } from '@/lib/server/content/publish-and-notify'
import { wakeAlerts } from '@/lib/server/notifications/run-alerts'
import { isReloadToken } from '@/lib/server/security/reload-token'
import { wakeIndexNow } from '@/lib/server/syndication/indexnow/queue'

export async function POST(request: Request): Promise<Response> {
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
  if (!isReloadToken(token)) return Response.json({ error: 'wrong token' }, { status: 401 })
  const report = await publishAndNotify()
  if (report.serves !== 'current') return Response.json(report, { status: 422 })
  revalidatePath('/', 'layout')
  void wakeAlerts()
  void wakeIndexNow()
  return Response.json(report)
}
