/** Lets every page be made again after a testimonial was approved or rejected; called by `npm run testimonials` (ruling 31). */
import { revalidatePath } from 'next/cache'
import { isReloadToken } from '@/lib/server/security/reload-token'

export function POST(request: Request): Response {
  const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? ''
  if (!isReloadToken(token)) return Response.json({ error: 'wrong token' }, { status: 401 })
  // The module may stand on any page.
  revalidatePath('/', 'layout')
  return Response.json({ reloaded: true })
}
