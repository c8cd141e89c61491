/** `GET /api/shared-list/{key}/`: the version of a list, so that an open page knows when to reload its parts. */
import { isListKey } from '@/lib/domain/shared-list/list-key'
import { getDb } from '@/lib/server/db/client'
import { findListVersion } from '@/lib/server/db/repositories/shared-list/shared-lists'
import { notFound, uncached } from '@/lib/server/http/uncached'

export async function GET(_: Request, { params }: RouteContext<'/api/shared-list/[key]'>): Promise<Response> {
  const { key } = await params
  const version = isListKey(key) ? await findListVersion(await getDb(), key, new Date()) : undefined
  return version === undefined ? notFound() : Response.json({ version }, { headers: uncached })
}
