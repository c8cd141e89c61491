/** Articles with figures below each other: text, figures, picture (design, diensten). */
import { Picture } from '@/components/ui/picture'
import type { Article } from '@/lib/content/article'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { langOf } from '@/lib/server/pages/text-language'
import { gridSizes } from '../module-grid'
import styles from './figure-rows.module.css'
import card from './news-card.module.css'

/** Number of columns: text, figures and picture. */
const columns = 3

type Props = { article: Article; language: Language; headingLevel: 'h2' | 'h3' }

function Figures({ article: { figures = [] }, language }: Omit<Props, 'headingLevel'>) {
  return (
    <dl>
      {figures.map(({ label, value, note }) => (
        <div key={label.nl} {...langOf(label[language], language)}>
          <dt>{label[language]}</dt>
          <dd>
            <b>{value[language]}</b> {note[language]}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FigureRow({ article, language, headingLevel: Heading }: Props) {
  const { title, intro, image, path = '' } = article
  return (
    <li className={styles.row}>
      <div>
        <Heading {...langOf(title[language], language)}>
          <a className="cover-link" href={linkHref(path, language)}>
            {title[language]}
          </a>
        </Heading>
        <p className={card.intro} {...langOf(intro[language], language)}>
          {intro[language]}
        </p>
      </div>
      <Figures article={article} language={language} />
      {image && (
        <div className={card.media}>
          <Picture
            src={image.url}
            alt={image.alt[language]}
            width={image.width}
            height={image.height}
            sizes={gridSizes(columns)}
          />
        </div>
      )}
    </li>
  )
}

type RowsProps = { articles: readonly Article[]; language: Language; headingLevel: 'h2' | 'h3' }

export function FigureRows({ articles, language, headingLevel }: RowsProps) {
  return (
    <ul>
      {articles.map((article) => (
        <FigureRow key={article.id} article={article} language={language} headingLevel={headingLevel} />
      ))}
    </ul>
  )
}
