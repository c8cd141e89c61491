/** The list of a goal inside the site's frame: the only module of its page, so that no other styles are loaded. */
import type { Language } from '@/lib/domain/text/language'
import { emptyListQuery, type ListQuery, listQueryText } from '@/lib/routing/list-query'
import type { ContentPageSource } from '@/lib/server/pages/pages'
import { ContentFrame } from './content-frame'
import { findIn } from './find-in'
import { PageModules } from './page-modules'
import { PropertyListModule } from './property-list/property-list-module'

const findModule = findIn({ 'property-list': PropertyListModule })

type Props = { page: ContentPageSource; language: Language; query?: ListQuery }

export function ListPage({ page: source, language, query = emptyListQuery }: Props) {
  if (source.kind === 'article') return null
  return (
    <ContentFrame path={source.path} language={language} query={listQueryText(query)}>
      <PageModules page={source.page} language={language} query={query} isPreview={false} findModule={findModule} />
    </ContentFrame>
  )
}
