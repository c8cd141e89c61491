/** `GET /api/challenge/?form=contact`: a proof of work for the script of one form (docs/decisions/011-bot-protection.md). */
import { findForm } from '@/lib/forms/registry'
import { issueProofOfWork } from '@/lib/server/bot-protection/proof-of-work'
import { notFound, uncached } from '@/lib/server/http/uncached'

export async function GET(request: Request): Promise<Response> {
  const form = findForm(new URL(request.url).searchParams.get('form') ?? '')
  if (!form) return notFound()
  return Response.json(await issueProofOfWork(form.id, new Date()), { headers: uncached })
}
