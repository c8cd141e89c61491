/** `GET /api/metrics/`: metrics for Prometheus, with METRICS_TOKEN or from this machine; 404 for all others. */

import { writeMetrics } from '@/lib/server/runtime/metrics'
import { isMetricsReader } from '@/lib/server/security/metrics-reader'

export const dynamic = 'force-dynamic'

export async function GET({ headers }: Request): Promise<Response> {
  if (!isMetricsReader(headers)) return new Response(null, { status: 404 })
  return new Response(await writeMetrics(new Date()), {
    headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
