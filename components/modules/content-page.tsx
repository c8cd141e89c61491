/** A page of the content, or an article with an address of its own, inside the site's frame. */
import { SiteFrame } from '@/components/layout/site-frame'
import type { Language } from '@/lib/domain/text/language'
import { emptyListQuery, type ListQuery, listQueryText } from '@/lib/routing/list-query'
import { alternatesOf, type ContentPageSource, findCrumbs } from '@/lib/server/pages/pages'
import type { Preview } from '@/lib/server/preview/preview-page'
import { ArticlePage } from './article/article-page'
import { JsonLdBreadcrumbs } from './json-ld-breadcrumbs'
import { PageModules } from './page-modules'

type Props = { page: ContentPageSource; language: Language; query?: ListQuery; preview?: Preview; isClosed?: boolean }

export function ContentPage({ page: source, language, query = emptyListQuery, preview, isClosed = false }: Props) {
  const crumbs = source.path ? findCrumbs(source.path, language) : []
  return (
    <SiteFrame
      language={language}
      current={source.path}
      // The switcher keeps the filters of the address.
      alternates={alternatesOf(source.path, listQueryText(query))}
      crumbs={crumbs}
      preview={preview}
      isClosed={isClosed}
    >
      <JsonLdBreadcrumbs crumbs={crumbs} />
      {source.kind === 'article' ? (
        <ArticlePage article={source.article} language={language} />
      ) : (
        <PageModules page={source.page} language={language} query={query} isPreview={preview !== undefined} />
      )}
    </SiteFrame>
  )
}
