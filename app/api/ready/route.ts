/**
 * `GET /api/ready/`: 200 when the site can serve pages and store data (`degraded` when content is held back), otherwise 503; for
 * load balancers. `/api/health/` is handled by lib/gateway.
 */
import { findReadiness } from '@/lib/server/runtime/readiness'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const parts = await findReadiness()
  const isReady = Object.values(parts).every(Boolean)
  return Response.json(
    { status: isReady ? (parts.degraded ? 'degraded' : 'ready') : 'not ready', ...parts },
    {
      status: isReady ? 200 : 503,
      headers: { 'Cache-Control': 'no-store', ...(!isReady && { 'Retry-After': '5' }) },
    },
  )
}
