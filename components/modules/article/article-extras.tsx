/** Added to a text within a page: its key figures above it, the next step and the agent below it. */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { InlineText } from '@/components/ui/inline-text'
import type { Article } from '@/lib/content/article'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import { langOf } from '@/lib/server/pages/text-language'
import { toAgentContact } from '@/lib/server/property/agent-contact'
import { AgentLine } from '../team/agent-line'
import styles from './article-extras.module.css'

type Props = { article: Article; language: Language }

export function ArticleFigures({ article: { figures = [] }, language }: Props) {
  if (figures.length === 0) return null
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label.nl} {...langOf(label[language], language)}>
          <dt>{label[language]}</dt>
          <dd>{value[language]}</dd>
          <dd>{note[language]}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ArticleNext({ article: { next, agentId }, language }: Props) {
  const t = useTranslations('ArticlePage')
  const agent = getSnapshot().agents.find(({ id }) => id === agentId)
  if (!next && !agent) return null
  return (
    <aside className={styles.next} aria-label={t('aside')}>
      {next && (
        <div>
          <b {...langOf(next.title[language], language)}>{next.title[language]}</b>
          <p {...langOf(next.text[language], language)}>{next.text[language]}</p>
          <ButtonLink href={linkHref(next.link, language)}>
            <InlineText text={next.label[language]} />
          </ButtonLink>
        </div>
      )}
      {agent && <AgentLine agent={toAgentContact(agent, language)} label={t('contact')} />}
    </aside>
  )
}
