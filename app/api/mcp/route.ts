/** `POST /api/mcp/`: the public listings for AI assistants, by the Model Context Protocol (docs/api.md). */

import { answerPost } from '@/lib/server/mcp/answer-post'
import { isEnabled } from '@/lib/server/pages/feature'

export async function POST(request: Request): Promise<Response> {
  if (!isEnabled('feeds')) return new Response(null, { status: 404 })
  return answerPost(request, new Date())
}

/** No event stream: every response belongs to a request. */
export function GET(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}
