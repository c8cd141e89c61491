/** An article with an address of its own: media articles and services (specification 2, "Article routes"). */
import { useTranslations } from 'next-intl'
import { JsonLdAgency } from '@/components/layout/json-ld-agency'
import { PrintLine } from '@/components/layout/print-line'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Prose } from '@/components/ui/prose'
import { TextColumns } from '@/components/ui/text-columns'
import type { Article } from '@/lib/content/article'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { Agent } from '@/lib/server/content/snapshot/snapshot-type'
import { countReadingMinutes, isDated } from '@/lib/server/pages/articles'
import { linkHref } from '@/lib/server/pages/link-href'
import { findCrumbs } from '@/lib/server/pages/pages'
import { langOf } from '@/lib/server/pages/text-language'
import { toAgentContact } from '@/lib/server/property/agent-contact'
import { absoluteUrl } from '@/lib/server/runtime/site-url'
import { ChildMenu } from '../child-menu'
import { AgentLine } from '../team/agent-line'
import { articleInserts } from './article-inserts'
import { ArticleJsonLd } from './article-json-ld'
import styles from './article-page.module.css'
import { FurtherArticles } from './further-articles'

type Props = { article: Article; language: Language }

function ArticleHead({ article, language }: Props) {
  const t = useTranslations('ArticlePage')
  return (
    <header className={`wrap ${styles.head}`}>
      <h1 {...langOf(article.title[language], language)}>{article.title[language]}</h1>
      <p className={styles.intro} {...langOf(article.intro[language], language)}>
        {article.intro[language]}
      </p>
      {article.path && <ChildMenu path={article.path} language={language} />}
      {isDated(article) && (
        <p className={styles.meta}>
          <time dateTime={article.date}>{formatDate(article.date)}</time>
          <span>{t('minutes', { minutes: countReadingMinutes(article.body[language]) })}</span>
        </p>
      )}
    </header>
  )
}

/** The list that contains the article, by the breadcrumbs of the path table. */
function BackLink({ article, language }: Props) {
  const t = useTranslations('ArticlePage')
  const parent = article.path?.split('/').slice(0, -1).join('/')
  const crumb = parent ? findCrumbs(parent, language).at(-1) : undefined
  if (!crumb) return null
  return (
    <a className="arrow-link no-print" href={crumb.href}>
      <Icon of="arrow-left" size={16} />
      {t('back', { name: crumb.name })}
    </a>
  )
}

function Aside({ article, language, author }: Props & { author: Agent | undefined }) {
  const t = useTranslations('ArticlePage')
  return (
    <aside className={styles.aside} aria-label={t('aside')}>
      {author && <AgentLine agent={toAgentContact(author, language)} label={isDated(article) ? t('author') : t('contact')} />}
      <BackLink article={article} language={language} />
    </aside>
  )
}

export function ArticlePage({ article, language }: Props) {
  const { image } = article
  const author = getSnapshot().agents.find((agent) => agent.id === article.agentId)
  return (
    <>
      <JsonLdAgency />
      <ArticleJsonLd article={article} language={language} author={author?.name} />
      {article.path && <PrintLine url={absoluteUrl(linkHref(article.path, language))} />}
      <article>
        <ArticleHead article={article} language={language} />
        {image && (
          <div className={`wrap ${styles.picture}`}>
            <Picture
              src={image.url}
              alt={image.alt[language]}
              width={image.width}
              height={image.height}
              sizes="(min-width: 1472px) 1376px, 94vw"
              isFirst
            />
          </div>
        )}
        <div className={`wrap ${styles.text}`}>
          <TextColumns
            text={article.body[language]}
            language={language}
            aside={<Aside article={article} language={language} author={author} />}
          >
            <Prose text={article.body[language]} language={language} inserts={articleInserts} />
          </TextColumns>
        </div>
      </article>
      <FurtherArticles article={article} language={language} />
    </>
  )
}
