/** Runs once when the server starts, and for each error of the server. */
import type { Instrumentation } from 'next'
import { recordBadRequest } from '@/lib/http/bad-requests'
import { logError } from '@/lib/process/log'

export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { startSite } = await import('@/lib/server/runtime/start-site')
  await startSite()
}

/** Every error of a page or route, with the id that visitors see: that of the request, and the digest of the error page. */
export const onRequestError: Instrumentation.onRequestError = (error, request, { routePath, routeType }) => {
  const id = String(request.headers['x-request-id'])
  if (recordBadRequest(id, error)) return
  logError('error', { id, method: request.method, routePath, routeType, error })
}
