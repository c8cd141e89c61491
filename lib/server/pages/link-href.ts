/** Links of the content: original paths, phone, mail or addresses outside. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { logError } from '../../process/log.ts'
import { findOriginal, localizedHref } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** The address of a link; an unknown path falls back to `/` and is logged (ruling 5). */
export function linkHref(link: string, language: Language): string {
  if (/^(https?:|tel:|mailto:)/.test(link)) return link
  const { routeTable } = getSnapshot()
  if (findOriginal(routeTable, link) === undefined) logError('unknown-link', { link })
  return localizedHref(routeTable, link, language)
}
