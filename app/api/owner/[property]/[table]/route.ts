/** A table of the portal as a CSV file, for the owner of the property: `GET /api/owner/4102311/visits/?language=nl&status=done`. */
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { isLanguage } from '@/lib/domain/text/language'
import { notFound } from '@/lib/server/http/uncached'
import { exportTable } from '@/lib/server/portal/export-table'
import { findOwnerRequest, privateFile } from '@/lib/server/portal/owner-request'
import { exportedTables } from '@/lib/server/portal/portal-links'

type Context = { params: Promise<{ property: string; table: string }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { property, table: name } = await params
  const table = exportedTables.find((known) => known === name)
  const owned = table && (await findOwnerRequest(request, property))
  const query = new URL(request.url).searchParams
  const language = query.get('language') ?? ''
  if (!table || !owned || !isLanguage(language)) return notFound()
  const now = new Date()
  const today = toLocalTime(now).date
  const csv = await exportTable(owned.db, owned, { table, language, query, now, today })
  return new Response(csv, { headers: privateFile('text/csv; charset=utf-8', `${property}-${table}-${today}.csv`) })
}
