/** The articles of a category as cards (specification 2: media), or as rows where each has figures (the services of "diensten"). */
import { useTranslations } from 'next-intl'
import { findArticlesByCategory, isDated } from '@/lib/server/pages/articles'
import { ModuleGrid } from '../module-grid'
import type { ModuleProps } from '../module-props'
import { innerHeading, ModuleSection } from '../module-section'
import { FigureRows } from './figure-rows'
import { NewsCard } from './news-card'

export function NewsModule({ module, language, isFirst }: ModuleProps) {
  const t = useTranslations('NewsModule')
  const articles = findArticlesByCategory(module.relation.id).slice(0, module.maxItems)
  const headingLevel = innerHeading(module, language)
  if (articles.length > 0 && articles.every((article) => article.figures && !isDated(article)))
    return (
      <ModuleSection module={module} language={language}>
        <FigureRows articles={articles} language={language} headingLevel={headingLevel} />
      </ModuleSection>
    )
  return (
    <ModuleSection module={module} language={language}>
      {articles.length === 0 && <p>{t('none')}</p>}
      <ModuleGrid columns={module.itemsPerRow}>
        {articles.map((article, index) => (
          <NewsCard
            key={article.id}
            article={article}
            language={language}
            columns={module.itemsPerRow}
            headingLevel={headingLevel}
            isFirst={isFirst && index === 0}
          />
        ))}
      </ModuleGrid>
    </ModuleSection>
  )
}
