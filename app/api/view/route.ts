/**
 * `POST /api/view/`: records that a property was viewed, added to favourites or shared. The response is always empty, to reveal
 * nothing.
 */
import { after } from 'next/server'
import { logError } from '@/lib/process/log'
import { getDb } from '@/lib/server/db/client'
import { uncached } from '@/lib/server/http/uncached'
import { pageViewCounter } from '@/lib/server/page-views/counting'
import { readPageView } from '@/lib/server/page-views/read-page-view'

async function count(request: Request): Promise<void> {
  const found = await readPageView(await getDb(), request, new Date())
  const written = found && pageViewCounter().note(found.pageView, found.connection)
  // A graceful shutdown waits for work passed to `after`.
  if (written) after(() => written)
}

export async function POST(request: Request): Promise<Response> {
  try {
    await count(request)
  } catch (error) {
    logError('page-view-not-counted', { error })
  }
  return new Response(null, { status: 204, headers: uncached })
}
