/** `GET /api/sheet-manifest/?sheet=…&lang=nl`: the web app manifest with which a phone adds a sheet to its home screen. */
import { isLanguage } from '@/lib/domain/text/language'
import { sheetParameter } from '@/lib/domain/viewings/sheet-cache'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { translatorOf } from '@/lib/server/pages/translator'
import { agencyManifest } from '@/lib/server/site/agency-manifest'
import { readSheetToken, sheetHref } from '@/lib/server/viewings/sheet-links'

const privately = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }

export function GET(request: Request): Response {
  const query = new URL(request.url).searchParams
  const token = query.get(sheetParameter) ?? ''
  if (!readSheetToken(token, new Date())) return new Response(null, { status: 404, headers: privately })
  const asked = query.get('lang') ?? ''
  const language = isLanguage(asked) ? asked : getSnapshot().site.defaultLanguage
  const start = sheetHref(token, language)
  const title = translatorOf(language)('ViewingSheet.title')
  const manifest = {
    ...agencyManifest(language),
    id: start,
    name: `${title} | ${getSnapshot().site.name}`,
    short_name: title,
    start_url: start,
    scope: start,
    display: 'standalone',
  }
  return Response.json(manifest, { headers: { ...privately, 'Content-Type': 'application/manifest+json' } })
}
