/** An article in a list: the whole card is one link (design, media). */

import { Picture } from '@/components/ui/picture'
import type { Article } from '@/lib/content/article'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { isDated } from '@/lib/server/pages/articles'
import { linkHref } from '@/lib/server/pages/link-href'
import { langOf } from '@/lib/server/pages/text-language'
import { gridSizes } from '../module-grid'
import styles from './news-card.module.css'

type Props = { article: Article; language: Language; columns: number; headingLevel?: 'h2' | 'h3'; isFirst?: boolean }

export function NewsCard({ article, language, columns, headingLevel = 'h3', isFirst = false }: Props) {
  const Heading = headingLevel
  const { image } = article
  return (
    <article className={styles.card}>
      <div className={styles.media}>
        {image && (
          <Picture
            src={image.url}
            alt={image.alt[language]}
            width={image.width}
            height={image.height}
            sizes={gridSizes(columns)}
            isFirst={isFirst}
          />
        )}
      </div>
      {isDated(article) && (
        <time className={styles.date} dateTime={article.date}>
          {formatDate(article.date)}
        </time>
      )}
      <Heading className={styles.title} {...langOf(article.title[language], language)}>
        <a className="cover-link" href={linkHref(article.path ?? '', language)}>
          {article.title[language]}
        </a>
      </Heading>
      <p className={styles.intro} {...langOf(article.intro[language], language)}>
        {article.intro[language]}
      </p>
    </article>
  )
}
