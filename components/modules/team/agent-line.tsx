/** An agent as the contact person: initials, name, function, phone and mail (design, "Agent"). */
import { useTranslations } from 'next-intl'
import { useLangOf } from '@/components/ui/use-lang-of'
import { isGiven } from '@/lib/domain/site/given'
import { formatPhone } from '@/lib/domain/text/phone'
import { phoneHref } from '@/lib/domain/text/phone-href'
import type { AgentContact } from '@/lib/server/property/agent-contact'
import styles from './agent-line.module.css'
import { AgentMonogram } from './agent-monogram'

type Props = {
  agent: AgentContact
  /** The agent's role on the page: "Your contact". */
  label?: string
  /** Subject of the mail, so that the agent knows what it is about. */
  subject?: string
}

export function AgentLine({ agent, label, subject }: Props) {
  const t = useTranslations('AgentLine')
  const langOf = useLangOf()
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <div className={styles.agent}>
      <AgentMonogram initials={agent.initials} drawing={agent.drawing} />
      <div>
        {label && <small>{label}</small>}
        <b>{agent.href ? <a href={agent.href}>{agent.name}</a> : agent.name}</b>
        {agent.role && <small {...langOf(agent.role)}>{agent.role}</small>}
        {agent.registrationNumber && <small>{t('registration', { number: agent.registrationNumber })}</small>}
        {isGiven(agent.phone) && (
          <a className="num nowrap" href={phoneHref(agent.phone)}>
            {formatPhone(agent.phone)}
          </a>
        )}
        <a href={`mailto:${agent.email}${query}`}>{agent.email}</a>
      </div>
    </div>
  )
}
