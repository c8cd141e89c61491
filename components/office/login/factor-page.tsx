/** The second factor of the staff, which is mandatory (design, `kantoor-login`). */
import { useTranslations } from 'next-intl'
import { AccountForm } from '@/components/accounts/account-form'
import { LogOut } from '@/components/accounts/log-out'
import { useAccountFields } from '@/components/accounts/use-account-fields'
import { QrCode } from '@/components/ui/qr-code'
import type { Language } from '@/lib/domain/text/language'
import type { Pending } from '@/lib/server/accounts/second-factor'
import { OfficeLoginFrame } from './office-login-frame'
import styles from './office-login-frame.module.css'

/** Asks for the password again where it is no longer available. */
function Start({ language }: { language: Language }) {
  const t = useTranslations('OfficeEntry')
  const { password } = useAccountFields()
  return (
    <div className={styles.narrow}>
      <AccountForm id="start" hidden={{ language }} fields={[password]} submit={t('start')} />
    </div>
  )
}

/** In groups of four characters, easier to copy. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ')

function SetUp({ language, pending }: { language: Language; pending: Pending }) {
  const t = useTranslations('OfficeEntry')
  return (
    <>
      <div className={styles.scan}>
        <QrCode text={pending.uri} label={t('qr')} className={styles.qr} />
        <div>
          <h2>{t('scan')}</h2>
          <p>
            {t('onPhone')} <a href={pending.uri}>{t('openApp')}</a>
          </p>
          <p>{t('typeKey')}</p>
          <p className={styles.secret}>{grouped(pending.secret)}</p>
        </div>
      </div>
      <div className={styles.narrow}>
        <AccountForm
          id="confirm"
          hidden={{ language }}
          fields={[{ name: 'CODE', label: t('code'), type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric' }]}
          submit={t('connect')}
        />
      </div>
    </>
  )
}

export function FactorPage({ language, name, pending }: { language: Language; name: string; pending: Pending | undefined }) {
  const t = useTranslations('OfficeEntry')
  return (
    <OfficeLoginFrame language={language} step="app" title={t('factorTitle')} intro={t('factorText', { name })}>
      {pending ? <SetUp language={language} pending={pending} /> : <Start language={language} />}
      <LogOut language={language} label={t('logOut')} />
      <h2>{t('nextTitle')}</h2>
      <p className={styles.intro}>{t('nextText')}</p>
    </OfficeLoginFrame>
  )
}
