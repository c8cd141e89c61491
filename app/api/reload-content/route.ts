/** Puts changed content in place and lets every page be made again; called by `npm run reload-content` and by the watch over the content (ruling 3). */
import { revalidatePath } from 'next/cache'
import { ContentError, formatIssue } from '@/lib/content/content-issue'
import { logError } from '@/lib/process/log'
import { replaceSnapshot } from '@/lib/server/content/current-snapshot'
import { wakeAlerts } from '@/lib/server/notifications/run-alerts'
import { isReloadToken } from '@/lib/server/security/reload-token'
import { wakeIndexNow } from '@/lib/server/syndication/indexnow/queue'

export async function POST(request: Request): Promise<Response> {
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
  if (!isReloadToken(token)) return Response.json({ error: 'wrong token' }, { status: 401 })
  try {
    const { properties } = replaceSnapshot()
    revalidatePath('/', 'layout')
    void wakeAlerts()
    void wakeIndexNow()
    return Response.json({ properties: properties.length })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    logError('content-rejected', { issues: error.issues.map(formatIssue) })
    return Response.json({ issues: error.issues.map(formatIssue) }, { status: 422 })
  }
}
