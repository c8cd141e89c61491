/** The fields of forms about accounts, with their labels. */
import { useTranslations } from 'next-intl'
import { passwordLength } from '@/lib/domain/site/password-length'
import type { AccountField } from '@/lib/forms/notice-state'

export function useAccountFields() {
  const t = useTranslations('Account')
  const password = (name: string, label: string, autoComplete: string, help?: string): AccountField => ({
    name,
    label,
    type: 'password',
    autoComplete,
    ...(help && { help }),
  })
  return {
    email: { name: 'EMAIL', label: t('email'), type: 'email', autoComplete: 'username' },
    password: password('PASSWORD', t('password'), 'current-password'),
    currentPassword: password('PASSWORD', t('currentPassword'), 'current-password'),
    newPassword: password('NEW_PASSWORD', t('newPassword'), 'new-password', t('passwordHelp', { min: passwordLength.min })),
    repeat: password('REPEAT', t('repeatPassword'), 'new-password'),
  } as const satisfies Record<string, AccountField>
}
