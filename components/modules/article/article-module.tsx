/** A text of the content inside a page: legal pages, "about us", the valuation (specification 2, "article module view"). */

import { Picture } from '@/components/ui/picture'
import { Prose } from '@/components/ui/prose'
import { TextColumns } from '@/components/ui/text-columns'
import { findArticle } from '@/lib/server/pages/articles'
import { langOf } from '@/lib/server/pages/text-language'
import type { ModuleProps } from '../module-props'
import { moduleTitle } from '../module-section'
import { ArticleFigures, ArticleNext } from './article-extras'
import { articleInserts } from './article-inserts'
import styles from './article-module.module.css'

/** Directly below the page's heading a text needs no title; further down it has its own. */
export function ArticleModule({ module, language, isFirst, isPreview }: ModuleProps) {
  const article = findArticle(module.relation.id, isPreview)
  if (!article) return null
  const ownTitle = isFirst ? '' : article.title[language]
  const title = moduleTitle(module, language) || ownTitle
  // A section without a heading would not be part of the page's outline.
  const Container = title ? 'section' : 'div'
  const isWide = module.columns.lg === 12
  const prose = (
    <Prose text={article.body[language]} language={language} topHeading={title ? 'h3' : 'h2'} inserts={articleInserts} />
  )
  return (
    <Container className={isWide ? `wrap ${styles.wide}` : undefined}>
      {title && (
        <h2 className={styles.title} {...langOf(title, language)}>
          {title}
        </h2>
      )}
      {isWide ? (
        <TextColumns text={article.body[language]} language={language}>
          <div>
            <ArticleFigures article={article} language={language} />
            {prose}
            <ArticleNext article={article} language={language} />
          </div>
        </TextColumns>
      ) : (
        <div className={styles.column}>
          {article.image && (
            <Picture
              {...article.image}
              src={article.image.url}
              alt={article.image.alt[language]}
              sizes="(min-width: 1280px) 36vw, 94vw"
            />
          )}
          {prose}
          <ArticleNext article={article} language={language} />
        </div>
      )}
    </Container>
  )
}
