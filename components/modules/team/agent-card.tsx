/** A team member: function, registration number, contact data and languages. */
import { useFormatter, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/domain/text/language'
import { formatPhone } from '@/lib/domain/text/phone'
import { phoneHref } from '@/lib/domain/text/phone-href'
import { agentHref } from '@/lib/server/agency/agency-links'
import type { Agent } from '@/lib/server/content/snapshot/snapshot-type'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './agent-card.module.css'
import { AgentMonogram } from './agent-monogram'

function Reach({ agent }: { agent: Agent }) {
  const t = useTranslations('AgentCard')
  const format = useFormatter()
  const names = agent.languages.map((code) => t(`languages.${code}`))
  return (
    <ul className={styles.reach}>
      <li>
        <a className="num" href={phoneHref(agent.phone)}>
          <Icon of="phone" size={16} />
          {formatPhone(agent.phone)}
        </a>
      </li>
      <li>
        <a href={`mailto:${agent.email}`}>
          <Icon of="mail" size={16} />
          {agent.email}
        </a>
      </li>
      <li className={styles.languages}>{t('speaks', { languages: format.list(names) })}</li>
    </ul>
  )
}

export function AgentCard({
  agent,
  language,
  headingLevel = 'h3',
}: {
  agent: Agent
  language: Language
  headingLevel?: 'h2' | 'h3'
}) {
  const t = useTranslations('AgentCard')
  const Heading = headingLevel
  const href = agentHref(agent, language)
  return (
    <article className={styles.card}>
      <AgentMonogram initials={agent.initials} drawing={agent.drawing} isLarge />
      <div>
        <Heading className={styles.name}>{href ? <a href={href}>{agent.name}</a> : agent.name}</Heading>
        <p className={styles.function} {...langOf(agent.function[language], language)}>
          {agent.function[language]}
        </p>
        {agent.registrationNumber && (
          <p className={styles.registration}>{t('registration', { number: agent.registrationNumber })}</p>
        )}
      </div>
      <p className={styles.intro} {...langOf(agent.intro[language], language)}>
        {agent.intro[language]}
      </p>
      <Reach agent={agent} />
    </article>
  )
}
