/**
 * Last block: the responsible agent, and the statements that the law requires of an agency (belgium.md, "The agency must state").
 */
import { useTranslations } from 'next-intl'
import { AgentLine } from '@/components/modules/team/agent-line'
import { QrCode } from '@/components/ui/qr-code'
import { isGiven, joinGiven } from '@/lib/domain/site/given'
import { formatPhone } from '@/lib/domain/text/phone'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import styles from './brochure-contact.module.css'

type Props = { detail: Pick<PropertyDetail, 'agent' | 'agency' | 'language' | 'url'> }

function Agency({ detail: { agency } }: Props) {
  const { contact } = getSnapshot().site
  const town = joinGiven([contact.zip, contact.city], ' ')
  const lines = [contact.street, town, formatPhone(contact.phone)].filter(isGiven)
  return (
    <address className={styles.agency}>
      <b>{agency.name}</b>
      {lines.map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
      {contact.email}
    </address>
  )
}

function Statement({ detail: { language } }: Props) {
  const t = useTranslations('Footer')
  const register = useTranslations('AgentLine')
  const pair = useTranslations('Mail')
  const { legal } = getSnapshot().site
  const title = legal.professionalTitle[language]
  const country = legal.countryOfRecognition[language]
  return (
    <p>
      {title}, {register('registration', { number: legal.registrationNumbers.join(', ') })}, {country}.{' '}
      {t('enterprise', { number: legal.enterpriseNumber, vat: legal.vatNumber })}.{' '}
      {isGiven(legal.insurer) &&
        isGiven(legal.policyNumber) &&
        `${t('policy', { insurer: legal.insurer, policy: legal.policyNumber, account: legal.thirdPartyAccount })} `}
      {pair('pair', { label: t('supervisor'), value: legal.supervisor[language] })}
    </p>
  )
}

export function BrochureContact({ detail }: Props) {
  const t = useTranslations('Brochure')
  return (
    <footer className={styles.contact}>
      <div className={styles.columns}>
        <AgentLine agent={detail.agent} label={t('contact')} />
        <Agency detail={detail} />
        <figure className={styles.code}>
          <QrCode text={detail.url} label={t('code')} border={4} />
          <figcaption>{t('scan')}</figcaption>
        </figure>
      </div>
      <div className={styles.small}>
        <Statement detail={detail} />
        <p>{t('remark', { url: detail.url })}</p>
      </div>
    </footer>
  )
}
