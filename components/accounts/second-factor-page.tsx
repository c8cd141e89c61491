/** Setting up the second factor, and managing it afterwards. */
import { useTranslations } from 'next-intl'
import { QrCode } from '@/components/ui/qr-code'
import type { Language } from '@/lib/domain/text/language'
import type { Pending } from '@/lib/server/accounts/second-factor'
import { linkHref } from '@/lib/server/pages/link-href'
import { AccountForm } from './account-form'
import { AccountFrame } from './account-frame'
import styles from './account-page.module.css'
import { CodeList } from './code-list'
import { useAccountFields } from './use-account-fields'

function useTexts() {
  return { t: useTranslations('SecondFactorPage'), ...useAccountFields() }
}

function Start({ language }: { language: Language }) {
  const { t, password } = useTexts()
  return (
    <section className={styles.block}>
      <p>{t('startText')}</p>
      <div className={styles.narrow}>
        <AccountForm id="start" hidden={{ language }} fields={[password]} submit={t('start')}>
          <a href={linkHref('account', language)}>{t('cancel')}</a>
        </AccountForm>
      </div>
    </section>
  )
}

/** In groups of four characters, easier to copy. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ')

function SetUp({ language, pending }: { language: Language; pending: Pending }) {
  const { t } = useTexts()
  return (
    <>
      <section className={styles.block}>
        <h2>{t('scanTitle')}</h2>
        <div className={styles.scan}>
          <QrCode text={pending.uri} label={t('qr')} className={styles.qr} />
          <div>
            <p>{t('secret')}</p>
            <p className={styles.secret}>{grouped(pending.secret)}</p>
          </div>
        </div>
      </section>
      <section className={styles.block}>
        <h2>{t('codesTitle')}</h2>
        <p>{t('codesText')}</p>
        <CodeList codes={pending.codes} />
      </section>
      <section className={styles.block}>
        <h2>{t('confirmTitle')}</h2>
        <div className={styles.narrow}>
          <AccountForm
            id="confirm"
            hidden={{ language }}
            fields={[{ name: 'CODE', label: t('code'), type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric' }]}
            submit={t('confirm')}
          >
            <a href={linkHref('account', language)}>{t('cancel')}</a>
          </AccountForm>
        </div>
      </section>
    </>
  )
}

function Manage({ language }: { language: Language }) {
  const { t, password } = useTexts()
  const form = { hidden: { language }, fields: [password] }
  return (
    <>
      <section className={styles.block}>
        <h2>{t('renewTitle')}</h2>
        <div className={styles.narrow}>
          <AccountForm id="renew" submit={t('renew')} {...form} />
        </div>
      </section>
      <section className={styles.block}>
        <h2>{t('stopTitle')}</h2>
        <div className={styles.narrow}>
          <AccountForm id="stop" submit={t('stop')} look="line" {...form} />
        </div>
      </section>
    </>
  )
}

type Props = { language: Language; isOn: boolean; pending: Pending | undefined }

export function SecondFactorPage({ language, isOn, pending }: Props) {
  return (
    <AccountFrame language={language} path="account/second-factor">
      <div className={styles.blocks}>
        {isOn ? (
          <Manage language={language} />
        ) : pending ? (
          <SetUp language={language} pending={pending} />
        ) : (
          <Start language={language} />
        )}
      </div>
    </AccountFrame>
  )
}
