/**
 * `POST /api/keep-informed/`: a mail address typed into the footer or the empty list. Nothing is kept: it is carried, encrypted,
 * to the page that saves a search, where it stands in its field.
 */
import { z } from 'zod'
import { isLanguage } from '@/lib/domain/text/language'
import { savePage } from '@/lib/server/subscriptions/saved-searches/search-links'

const schema = z.object({
  email: z.string().trim().max(254),
  language: z.string().refine(isLanguage),
  goal: z.enum(['sale', 'rent']).optional(),
  query: z.string().max(2000).default(''),
})

export async function POST(request: Request): Promise<Response> {
  const data = await request.formData().catch(() => new FormData())
  const sent = schema.safeParse(Object.fromEntries(data))
  const Location = sent.success ? savePage(sent.data) : '/'
  return new Response(null, { status: 303, headers: { Location } })
}
