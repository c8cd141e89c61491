/** `GET /api/metrics/`: numbers for Prometheus, for whoever has METRICS_TOKEN or asks from this machine; for others there is nothing here. */

import { writeMetrics } from '@/lib/server/runtime/metrics'
import { isMetricsReader } from '@/lib/server/security/metrics-reader'

export const dynamic = 'force-dynamic'

export async function GET({ headers }: Request): Promise<Response> {
  if (!isMetricsReader(headers)) return new Response(null, { status: 404 })
  return new Response(await writeMetrics(new Date()), {
    headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
