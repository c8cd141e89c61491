/** Properties sold and let by the agency, the first page without filters (specification 2, "Article routes"). */
import { ReferencesView } from '@/components/sold/references-view'
import { emptyReferenceQuery } from '@/lib/routing/reference-query'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { ModuleProps } from '../module-props'
import { openingTexts } from '../module-section'

export function ReferencesModule({ module, language, path }: ModuleProps) {
  const texts = openingTexts(module, getSnapshot().pages.get(path), language)
  return <ReferencesView {...texts} language={language} query={emptyReferenceQuery} />
}
