/** Asking for a valuation by phone or mail: what to have at hand, and who comes (specification 2, valuation). */
import { Mail, Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatPhone } from '@/lib/domain/phone'
import { phoneHref } from '@/lib/domain/phone-href'
import { toAgentContact } from '@/lib/server/agent-contact'
import { getSnapshot } from '@/lib/server/snapshot/current-snapshot'
import type { ModuleProps } from '../module-props'
import { moduleTitle } from '../module-section'
import { AgentLine } from '../team/agent-line'
import styles from './valuation-contact.module.css'

const itemsAtHand = ['address', 'kind', 'area', 'energy', 'time'] as const

/** @param email address of the agency. */
function useMailHref(email: string): string {
  const t = useTranslations('ValuationContact')
  const lines = itemsAtHand.map((item) => t('mailLine', { item: t(`atHand.${item}`) })).join('\r\n')
  return `mailto:${email}?subject=${encodeURIComponent(t('subject'))}&body=${encodeURIComponent(lines)}`
}

export function ValuationContact({ module, language }: ModuleProps) {
  const t = useTranslations('ValuationContact')
  const { site, agents } = getSnapshot()
  const { phone, email } = site.contact
  const mailHref = useMailHref(email)
  return (
    <section className={module.columns.lg === 12 ? `wrap ${styles.wide}` : undefined} aria-labelledby="valuation-contact">
      <div className={styles.panel}>
        <h2 id="valuation-contact">{moduleTitle(module, language) || t('title')}</h2>
        <p className={styles.intro}>{t('intro')}</p>
        <p className={`${styles.actions} no-print`}>
          <ButtonLink href={phoneHref(phone)} full>
            <Icon of={Phone} />
            <span>{t('call', { phone: formatPhone(phone) })}</span>
          </ButtonLink>
          <ButtonLink href={mailHref} look="line" full>
            <Icon of={Mail} />
            <span>{t('write')}</span>
          </ButtonLink>
        </p>
        <h3>{t('atHandTitle')}</h3>
        <ul className={styles.items}>
          {itemsAtHand.map((item) => (
            <li key={item}>{t(`atHand.${item}`)}</li>
          ))}
        </ul>
      </div>
      <h3 className={styles.people}>{t('people')}</h3>
      <div className={styles.agents}>
        {agents
          .filter((agent) => agent.registrationNumber !== '')
          .map((agent) => (
            <AgentLine key={agent.id} agent={toAgentContact(agent, language)} subject={t('subject')} />
          ))}
      </div>
    </section>
  )
}
