/** The login of the office: the same accounts as on the rest of the site, in the office's design. */
import { useTranslations } from 'next-intl'
import { AccountForm } from '@/components/accounts/account-form'
import { useAccountFields } from '@/components/accounts/use-account-fields'
import { NoticeBox } from '@/components/ui/notice-box'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeLoginFrame } from './office-login-frame'
import styles from './office-login-frame.module.css'

export function OfficeLogin({
  language,
  next,
  says,
}: {
  language: Language
  next: string | undefined
  says: string | undefined
}) {
  const t = useTranslations('OfficeEntry')
  const { email, password } = useAccountFields()
  return (
    <OfficeLoginFrame language={language} title={t('loginTitle')} intro={t('loginText')}>
      <div className={styles.narrow}>
        {(says === 'kept' || says === 'ended') && (
          <NoticeBox
            notice={{ tone: 'wrong', title: t('said.ended'), text: t(`said.${says === 'kept' ? 'kept' : 'notKept'}`) }}
          />
        )}
        <AccountForm id="login" hidden={{ language, next: next ?? '' }} fields={[email, password]} submit={t('login')}>
          <a href={linkHref('login/forgot', language)}>{t('forgot')}</a>
        </AccountForm>
      </div>
    </OfficeLoginFrame>
  )
}
