/** Revalidates every page after a testimonial was approved or rejected; called by `npm run testimonials` (ruling 31). */
import { revalidatePath } from 'next/cache'
import { announceRenewal } from '@/lib/process/renderer'
import { mayReload } from '@/lib/server/security/reload-token'

export function POST(request: Request): Response {
  if (!mayReload(request)) return Response.json({ error: 'wrong token' }, { status: 401 })
  announceRenewal(request)
  // The module can be on any page.
  revalidatePath('/', 'layout')
  return Response.json({ reloaded: true })
}
