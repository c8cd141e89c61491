/** Other articles of the same category, shown below an article. */
import { useTranslations } from 'next-intl'
import type { Article } from '@/lib/content/article'
import type { Language } from '@/lib/domain/text/language'
import { findFurtherArticles, isDated } from '@/lib/server/pages/articles'
import { ModuleGrid } from '../module-grid'
import { NewsCard } from '../news/news-card'

const count = 3

export function FurtherArticles({ article, language }: { article: Article; language: Language }) {
  const t = useTranslations('FurtherArticles')
  const others = findFurtherArticles(article, count)
  if (others.length === 0) return null
  return (
    <section className="section mist no-print" aria-labelledby="further-articles">
      <div className="wrap">
        <div className="head">
          <h2 id="further-articles">{isDated(article) ? t('articles') : t('services')}</h2>
        </div>
        <ModuleGrid columns={count}>
          {others.map((other) => (
            <NewsCard key={other.id} article={other} language={language} columns={count} />
          ))}
        </ModuleGrid>
      </div>
    </section>
  )
}
