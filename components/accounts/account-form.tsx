/** A form about an account, rendered and handled by the server, with and without script; with script the page is not reloaded. */
import { useTranslations } from 'next-intl'
import { AccountFormBody, type AccountFormProps } from './account-form.client'

export function AccountForm(props: Omit<AccountFormProps, 'sending' | 'failed'>) {
  const t = useTranslations('Account')
  return (
    <AccountFormBody {...props} sending={t('sending')} failed={{ tone: 'wrong', title: t('failedTitle'), text: t('failed') }} />
  )
}
