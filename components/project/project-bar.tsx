/** The bar at the foot of small screens: call, send a mail, ask about the project. */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { phoneHref } from '@/lib/domain/text/phone-href'
import type { AgentContact } from '@/lib/server/property/agent-contact'
import styles from '../property/detail/summary/action-bar.module.css'

type Props = { agent: AgentContact; subject: string; href: string }

/** @param subject of the mail, so that the agent knows what it is about. */
export function ProjectBar({ agent: { name, phone, email }, subject, href }: Props) {
  const t = useTranslations('ActionBar')
  const page = useTranslations('ProjectPage')
  return (
    <section className={`${styles.bar} no-print`} aria-label={t('label')}>
      <a className={styles.icon} href={phoneHref(phone)} aria-label={t('call', { name })}>
        <Icon of="phone" />
      </a>
      <a
        className={styles.icon}
        href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
        aria-label={t('write', { name })}
      >
        <Icon of="mail" />
      </a>
      <ButtonLink href={href}>{page('askShort')}</ButtonLink>
    </section>
  )
}
