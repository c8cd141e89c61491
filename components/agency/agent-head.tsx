/** The head of an agent's page: name, function, contact data, and facts in one row. */
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Meander } from '@/components/ui/meander'
import type { Language } from '@/lib/domain/text/language'
import { formatPhone } from '@/lib/domain/text/phone'
import { phoneHref } from '@/lib/domain/text/phone-href'
import { branchHref } from '@/lib/server/agency/agency-links'
import type { AgentFound } from '@/lib/server/agency/agents'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './agent-head.module.css'

type Props = { found: AgentFound; language: Language }

function Reach({ found: { agent, viewings } }: Pick<Props, 'found'>) {
  const t = useTranslations('AgentPage')
  return (
    <p className={styles.reach}>
      {viewings.length > 0 && (
        <a className={buttonClass({})} href="#viewings">
          <Icon of="calendar" />
          {t('plan')}
        </a>
      )}
      <a className={buttonClass({ look: 'line' })} href={phoneHref(agent.phone)}>
        <Icon of="phone" />
        {formatPhone(agent.phone)}
      </a>
      <a className={buttonClass({ look: 'line' })} href={`mailto:${agent.email}`}>
        <Icon of="mail" />
        {t('mail', { name: agent.firstName })}
      </a>
    </p>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Number of properties sold and let, with the median time where enough owners agreed. */
function useFigures({ figures }: AgentFound): string | undefined {
  const t = useTranslations('AgentPage')
  if (!figures) return undefined
  const { sold, median } = figures
  const counted = [sold > 0 && t('sold', { count: sold }), figures.let > 0 && t('let', { count: figures.let })]
  const time = median !== undefined && t('median', { days: median })
  return [...counted, time].filter(Boolean).join(', ')
}

function Facts({ found, language }: Props) {
  const t = useTranslations('AgentPage')
  const card = useTranslations('AgentCard')
  const format = useFormatter()
  const { agent, branch } = found
  const figures = useFigures(found)
  const href = branch && branchHref(branch, language)
  return (
    <dl className={styles.facts}>
      {agent.languages.length > 0 && (
        <Row label={t('languages')}>{format.list(agent.languages.map((code) => card(`languages.${code}`)))}</Row>
      )}
      {branch && (
        <Row label={t('branch')}>
          {href ? <a href={href}>{`${branch.name}, ${branch.street}`}</a> : `${branch.name}, ${branch.street}`}
        </Row>
      )}
      {agent.registrationNumber && (
        <Row label={t('registration')}>{card('registration', { number: agent.registrationNumber })}</Row>
      )}
      {figures && <Row label={t('figures')}>{figures}</Row>}
    </dl>
  )
}

export function AgentHead({ found, language }: Props) {
  const { agent } = found
  return (
    <div className={`wrap ${styles.head}`}>
      <div className={styles.tile} aria-hidden="true">
        <Meander className={styles.river} />
        <b>{agent.initials}</b>
      </div>
      <div className={styles.body}>
        <h1>{agent.name}</h1>
        <p className={styles.function} {...langOf(agent.function[language], language)}>
          {agent.function[language]}
        </p>
        <p className={styles.intro} {...langOf(agent.intro[language], language)}>
          {agent.intro[language]}
        </p>
        <Reach found={found} />
        <Facts found={found} language={language} />
      </div>
    </div>
  )
}
