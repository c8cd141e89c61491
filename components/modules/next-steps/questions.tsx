/** The office's contact data, below the text of a thank-you page. */
import { useTranslations } from 'next-intl'
import { formatPhone } from '@/lib/domain/text/phone'
import { phoneHref } from '@/lib/domain/text/phone-href'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import styles from './next-steps.module.css'

export function Questions() {
  const t = useTranslations('NextStepsModule')
  const { phone, email } = getSnapshot().site.contact
  return (
    <p className={styles.questions}>
      {t.rich('questions', {
        phone: () => (
          <a className="num nowrap" href={phoneHref(phone)}>
            {formatPhone(phone)}
          </a>
        ),
        email: () => <a href={`mailto:${email}`}>{email}</a>,
      })}
    </p>
  )
}
