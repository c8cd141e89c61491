/** The recovery codes for a lost phone, shown after the authenticator app is connected (design, `kantoor-login-codes`). */
import { useTranslations } from 'next-intl'
import { AccountForm } from '@/components/accounts/account-form'
import { CodeList } from '@/components/accounts/code-list'
import { useAccountFields } from '@/components/accounts/use-account-fields'
import { ButtonLink } from '@/components/ui/button'
import { NoticeBox } from '@/components/ui/notice-box'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeLoginFrame } from './office-login-frame'
import styles from './office-login-frame.module.css'

/** New codes replace the earlier ones. */
function Renew({ language }: { language: Language }) {
  const t = useTranslations('OfficeEntry')
  const { password } = useAccountFields()
  return (
    <div className={styles.narrow}>
      <AccountForm id="renew" hidden={{ language }} fields={[password]} submit={t('renew')} />
    </div>
  )
}

/** @param codes undefined when they were already shown. */
export function CodesPage({ language, codes }: { language: Language; codes: readonly string[] | undefined }) {
  const t = useTranslations('OfficeEntry')
  return (
    <OfficeLoginFrame language={language} step="codes" title={t('codesTitle')} intro={t(codes ? 'codesText' : 'codesShown')}>
      {codes && <NoticeBox notice={{ tone: 'done', title: t('connected') }} />}
      {codes ? <CodeList codes={codes} /> : <Renew language={language} />}
      <p>
        <ButtonLink href={linkHref('office', language)} {...(!codes && { look: 'line' })}>
          {t('toOffice')}
        </ButtonLink>
      </p>
    </OfficeLoginFrame>
  )
}
