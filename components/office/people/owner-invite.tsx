/** Invites an owner to the portal, with the first property. */
import { useTranslations } from 'next-intl'
import { AccountForm } from '@/components/accounts/account-form'
import { useAccountFields } from '@/components/accounts/use-account-fields'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { InviteFold } from '../forms/invite-fold'
import type { OfficeForm } from '../forms/office-fields'
import { ReturnedChoice } from '../forms/returned-field.client'

const form = 'office-owner-invite'

/** @param isOpen whether the form was returned with errors. */
export function OwnerInvite({ language, author, isOpen }: Omit<OfficeForm, 'form'> & { isOpen: boolean }) {
  const t = useTranslations('OfficeOwners')
  const languageNames = useTranslations('LanguageSwitcher.names')
  const { email } = useAccountFields()
  return (
    <InviteFold label={t('invite')} text={t('inviteText')} isOpen={isOpen}>
      <AccountForm
        id={form}
        name={form}
        hidden={{ language, author }}
        fields={[
          { name: 'NAME', label: t('name'), type: 'text', autoComplete: 'off' },
          { ...email, autoComplete: 'off' },
          { name: 'property', label: t('propertyNumber'), type: 'text', autoComplete: 'off', inputMode: 'numeric' },
        ]}
        submit={t('sendInvitation')}
        choices={
          <ReturnedChoice
            of={form}
            name="invitee"
            label={t('mailLanguage')}
            value={language}
            choices={getSnapshot().languages.map((code) => ({ value: code, label: languageNames(code) }))}
          />
        }
      />
    </InviteFold>
  )
}
