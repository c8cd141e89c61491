/** A form about an account. It is drawn and answered by the server, with script and without; script keeps the page in place. */
import { useTranslations } from 'next-intl'
import { AccountFormBody, type AccountFormProps } from './account-form.client'

export function AccountForm(props: Omit<AccountFormProps, 'sending' | 'failed'>) {
  const t = useTranslations('Account')
  return (
    <AccountFormBody {...props} sending={t('sending')} failed={{ tone: 'wrong', title: t('failedTitle'), text: t('failed') }} />
  )
}
