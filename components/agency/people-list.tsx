/** The staff of a branch, each with a link to their page. */
import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/domain/text/language'
import { languageOfLocale } from '@/lib/domain/text/locales'
import { agentHref } from '@/lib/server/agency/agency-links'
import type { Agent } from '@/lib/server/content/snapshot/snapshot-type'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './people-list.module.css'

function Person({ agent, language }: { agent: Agent; language: Language }) {
  const href = agentHref(agent, language)
  const inside = (
    <>
      <i aria-hidden="true">{agent.initials}</i>
      <span>
        <b>{agent.name}</b>
        <small {...langOf(agent.function[language], language)}>{agent.function[language]}</small>
      </span>
      {href && <Icon of="arrow-right" size={16} />}
    </>
  )
  return href ? (
    <a className={styles.person} href={href}>
      {inside}
    </a>
  ) : (
    <span className={styles.person}>{inside}</span>
  )
}

export function PeopleList({ agents, headingLevel: Heading = 'h3' }: { agents: readonly Agent[]; headingLevel?: 'h2' | 'h3' }) {
  const t = useTranslations('PeopleList')
  const language = languageOfLocale(useLocale())
  if (agents.length === 0) return null
  return (
    <div>
      <Heading className={styles.title}>{t('title')}</Heading>
      <ul className={styles.people}>
        {agents.map((agent) => (
          <li key={agent.id}>
            <Person agent={agent} language={language} />
          </li>
        ))}
      </ul>
    </div>
  )
}
