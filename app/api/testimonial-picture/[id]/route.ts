/** `GET /api/testimonial-picture/{id}/`: the picture of an approved testimonial, re-encoded at upload. */
import { getDb } from '@/lib/server/db/client'
import { findApprovedFile } from '@/lib/server/db/repositories/forms/uploads'

export async function GET(_request: Request, { params }: RouteContext<'/api/testimonial-picture/[id]'>): Promise<Response> {
  const file = await findApprovedFile(await getDb(), (await params).id, 'IMAGE')
  if (!file) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': file.kind,
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
      // One hour, so that a withdrawn picture disappears soon.
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
