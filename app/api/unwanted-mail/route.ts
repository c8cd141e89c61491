/** `POST /api/unwanted-mail/`: the button of the page that reports an unwanted mail. */
import { z } from 'zod'
import { isLanguage } from '@/lib/domain/text/language'
import { getDb } from '@/lib/server/db/client'
import { reportUnwanted, unwantedPage } from '@/lib/server/mail/unwanted-mail'

const schema = z.object({ token: z.string().max(400), language: z.string().refine(isLanguage) })

/** Undefined for a body that no browser sends. */
async function readBody(request: Request): Promise<unknown> {
  try {
    return Object.fromEntries(await request.formData())
  } catch {
    return undefined
  }
}

/** An invalid token redirects to the page, which says so. */
export async function POST(request: Request): Promise<Response> {
  const { data } = schema.safeParse(await readBody(request))
  if (!data) return new Response(null, { status: 400 })
  const isReported = await reportUnwanted(await getDb(), data.token, new Date())
  const Location = unwantedPage(isReported ? { done: '1' } : { token: '' }, data.language)
  return new Response(null, { status: 303, headers: { Location } })
}
