/** Rejects a form that is too large before its body is read: the framework itself would only close the connection. */
import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { localizedHref } from '../../routing/href.ts'
import { isTooLarge, uploadTooLargePath } from '../../routing/upload-limit.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** Redirects to a page in the language of the form; undefined when the size is allowed. */
export function rejectUpload(request: NextRequest): NextResponse | undefined {
  if (!isTooLarge(request.method, request.headers.get('content-length'))) return undefined
  const { languages, routeTable, site } = getSnapshot()
  const language = languages.find((code) => request.nextUrl.pathname.startsWith(`/${code}/`)) ?? site.defaultLanguage
  return NextResponse.redirect(new URL(localizedHref(routeTable, uploadTooLargePath, language), request.url), 303)
}
