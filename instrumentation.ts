/**
 * Hooks of the framework: `register` runs once at the start of the server, `onRequestError` for each error of a page or route.
 */
import type { Instrumentation } from 'next'
import { recordBadRequest } from '@/lib/http/bad-requests'
import { logError } from '@/lib/process/log'

export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  const { startSite } = await import('@/lib/server/runtime/start-site')
  await startSite()
}

/** Logs the error with the id that visitors see: the request id, or the digest on the framework's error page. */
export const onRequestError: Instrumentation.onRequestError = (error, request, { routePath, routeType }) => {
  const id = String(request.headers['x-request-id'])
  if (recordBadRequest(id, error)) return
  logError('error', { id, method: request.method, routePath, routeType, error })
}
