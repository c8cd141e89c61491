/** Last block: who answers for the property, and what the law asks an agency to state (belgium.md, "The agency must state"). */
import { useTranslations } from 'next-intl'
import { AgentLine } from '@/components/modules/team/agent-line'
import { formatPhone } from '@/lib/domain/phone'
import type { PropertyDetail } from '@/lib/server/property-detail'
import { getSnapshot } from '@/lib/server/snapshot/current-snapshot'
import styles from './brochure-contact.module.css'

type Props = { detail: Pick<PropertyDetail, 'agent' | 'agency' | 'language' | 'url'> }

function Agency({ detail: { agency, language } }: Props) {
  const t = useTranslations('Footer')
  const { contact, legal } = getSnapshot().site
  return (
    <div className={styles.agency}>
      <b>{agency.name}</b>
      <p>
        {contact.street}, {contact.zip} {contact.city}
        <br />
        {formatPhone(contact.phone)}, {contact.email}
      </p>
      <p>
        {legal.professionalTitle[language] ?? legal.professionalTitle.nl}, BIV {legal.registrationNumbers.join(', ')},{' '}
        {legal.countryOfRecognition[language] ?? legal.countryOfRecognition.nl}.{' '}
        {t('enterprise', { number: legal.enterpriseNumber, vat: legal.vatNumber })}.{' '}
        {t('policy', { insurer: legal.insurer, policy: legal.policyNumber, account: legal.thirdPartyAccount })}
      </p>
      <p>
        {t('supervisor')}: {legal.supervisor[language] ?? legal.supervisor.nl}
      </p>
    </div>
  )
}

export function BrochureContact({ detail }: Props) {
  const t = useTranslations('Brochure')
  return (
    <footer className={styles.contact}>
      <div className={styles.columns}>
        <AgentLine agent={detail.agent} label={t('contact')} />
        <Agency detail={detail} />
      </div>
      <p className={styles.remark}>{t('remark', { url: detail.url })}</p>
    </footer>
  )
}
