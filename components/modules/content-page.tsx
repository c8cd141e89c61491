/** A page of the content, or an article with its own address, inside the site's frame. */
import type { Language } from '@/lib/domain/text/language'
import { emptyListQuery, type ListQuery, listQueryText } from '@/lib/routing/list-query'
import type { ContentPageSource } from '@/lib/server/pages/pages'
import type { Preview } from '@/lib/server/preview/preview-page'
import { ArticlePage } from './article/article-page'
import { ContentFrame } from './content-frame'
import type { FindModule } from './module-props'
import { PageModules } from './page-modules'

type Props = {
  page: ContentPageSource
  language: Language
  query?: ListQuery
  preview?: Preview
  isClosed?: boolean
  /** Finds the components of the page's modules; other modules are not loaded. */
  findModule: FindModule
}

export function ContentPage({ page: source, query = emptyListQuery, findModule, ...frame }: Props) {
  const { language, preview } = frame
  return (
    <ContentFrame path={source.path} query={listQueryText(query)} {...frame}>
      {source.kind === 'article' ? (
        <ArticlePage article={source.article} language={language} />
      ) : (
        <PageModules
          page={source.page}
          language={language}
          query={query}
          isPreview={preview !== undefined}
          findModule={findModule}
        />
      )}
    </ContentFrame>
  )
}
