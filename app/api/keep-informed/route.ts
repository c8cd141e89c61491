/**
 * `POST /api/keep-informed/`: a mail address typed into the footer or the empty list. Nothing is stored: it is passed, encrypted,
 * to the page that saves a search, which fills it into its field.
 */
import { z } from 'zod'
import { isLanguage } from '@/lib/domain/text/language'
import { readListQuery } from '@/lib/server/search/read-list-query'
import { savePage } from '@/lib/server/subscriptions/saved-searches/search-links'

const schema = z.object({
  email: z.string().trim().max(254),
  language: z.string().refine(isLanguage),
  goal: z.enum(['sale', 'rent']).optional(),
  query: z.string().max(2000).default(''),
})

const seeOther = (to: string) => new Response(null, { status: 303, headers: { Location: to } })

export async function POST(request: Request): Promise<Response> {
  const data = await request.formData().catch(() => new FormData())
  const sent = schema.safeParse(Object.fromEntries(data))
  if (!sent.success) return seeOther('/')
  const { query, ...asked } = sent.data
  return seeOther(savePage({ ...asked, filter: readListQuery(new URLSearchParams(query)).filter }))
}
