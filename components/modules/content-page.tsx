/** A page of the content inside the site's frame: its heading, then its modules row by row. */
import { SiteFrame } from '@/components/layout/site-frame'
import type { Page } from '@/lib/content/page'
import type { Language } from '@/lib/domain/text/language'
import { emptyListQuery, type ListQuery, listQueryText } from '@/lib/routing/list-query'
import { alternatesOf, arrangeModules, type ContentPageSource, findCrumbs } from '@/lib/server/pages/pages'
import type { Preview } from '@/lib/server/preview/preview-page'
import { ArticlePage } from './article/article-page'
import { ChildMenu } from './child-menu'
import styles from './content-page.module.css'
import { JsonLdBreadcrumbs } from './json-ld-breadcrumbs'
import { findModule } from './registry'
import { UnknownView } from './unknown-view'

/** Views that bring the page's h1 themselves. */
const headingViews: readonly string[] = ['banner', 'property-list', 'contact', 'next-steps']

function PageHead({ page, language }: { page: Page; language: Language }) {
  const description = page.description?.[language] ?? page.description?.nl
  return (
    <div className={`wrap ${styles.head}`}>
      <h1>{page.title[language] ?? page.title.nl}</h1>
      {description && <p>{description}</p>}
      <ChildMenu path={page.path} language={language} />
    </div>
  )
}

type ModulesProps = { page: Page; language: Language; query: ListQuery; isPreview: boolean }

function PageModules({ page, language, query, isPreview }: ModulesProps) {
  const rows = arrangeModules(page, language, isPreview)
  const hasOwnHeading = headingViews.includes(rows[0]?.[0]?.view ?? '')
  return (
    <>
      {!hasOwnHeading && <PageHead page={page} language={language} />}
      {rows.map((row, index) => {
        const contents = row.map((module) => {
          const Module = findModule(module.view)
          if (!Module) return <UnknownView key={module.id} page={page} module={module} isPreview={isPreview} />
          return (
            <Module
              key={module.id}
              module={module}
              language={language}
              path={page.path}
              query={query}
              isFirst={index === 0}
              isPreview={isPreview}
            />
          )
        })
        if (row.every((module) => module.columns.lg === 12)) return contents
        return (
          <div key={row[0]?.id} className={`wrap ${styles.row}`}>
            {row.map((module, place) => (
              <div key={module.id} style={{ '--sm': module.columns.sm, '--md': module.columns.md, '--lg': module.columns.lg }}>
                {contents[place]}
              </div>
            ))}
          </div>
        )
      })}
    </>
  )
}

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
