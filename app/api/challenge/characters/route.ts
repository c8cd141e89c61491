/** `GET /api/challenge/characters/?form=contact`: the token of a new character challenge for a form. */
import { findForm } from '@/lib/forms/registry'
import { issueCharacters } from '@/lib/server/bot-protection/character-challenge'
import { notFound, uncached } from '@/lib/server/http/uncached'

export function GET(request: Request): Response {
  const form = findForm(new URL(request.url).searchParams.get('form') ?? '')
  if (!form) return notFound()
  return Response.json({ token: issueCharacters(form.id, new Date()) }, { headers: uncached })
}
