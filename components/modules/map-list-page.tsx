/** The list of a goal on a map that fills the window, inside the site's frame. */
import { MapListView } from '@/components/list/map-view/map-list-view'
import type { Language } from '@/lib/domain/text/language'
import { type ListQuery, listQueryText } from '@/lib/routing/list-query'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { ContentPageSource } from '@/lib/server/pages/pages'
import { ContentFrame } from './content-frame'
import { findIn } from './find-in'
import type { ModuleProps } from './module-props'
import { PageModules } from './page-modules'

function MapListModule({ module, language, path, query }: ModuleProps) {
  const title = getSnapshot().pages.get(path)?.title[language] ?? ''
  return (
    <MapListView goal={module.relation.id === 'for-rent' ? 'rent' : 'sale'} language={language} query={query} title={title} />
  )
}

const findModule = findIn({ 'property-list': MapListModule })

type Props = { page: ContentPageSource; language: Language; query: ListQuery }

export function MapListPage({ page: source, language, query }: Props) {
  if (source.kind === 'article') return null
  return (
    <ContentFrame path={source.path} language={language} query={listQueryText(query)}>
      <PageModules page={source.page} language={language} query={query} isPreview={false} findModule={findModule} />
    </ContentFrame>
  )
}
