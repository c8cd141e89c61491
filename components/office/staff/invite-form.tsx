/** Invites a colleague to the office: name, rank, language. */
import { useTranslations } from 'next-intl'
import { AccountForm } from '@/components/accounts/account-form'
import { useAccountFields } from '@/components/accounts/use-account-fields'
import { ranks } from '@/lib/domain/office/rights'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { InviteFold } from '../forms/invite-fold'
import type { OfficeForm } from '../forms/office-fields'
import { ReturnedChoice } from '../forms/returned-field.client'

const form = 'office-staff-invite'

/** @param isOpen whether the form was returned with errors. */
export function InviteForm({ language, author, isOpen }: Omit<OfficeForm, 'form'> & { isOpen: boolean }) {
  const t = useTranslations('OfficeStaff')
  const rankNames = useTranslations('OfficeNav.ranks')
  const languageNames = useTranslations('LanguageSwitcher.names')
  const { email } = useAccountFields()
  const { agents, languages } = getSnapshot()
  const nobody = { value: '', label: t('noAgent') }
  return (
    <InviteFold label={t('invite')} text={t('inviteText')} isOpen={isOpen}>
      <AccountForm
        id={form}
        name={form}
        hidden={{ language, author }}
        fields={[
          { name: 'NAME', label: t('name'), type: 'text', autoComplete: 'off' },
          { ...email, autoComplete: 'off' },
        ]}
        submit={t('sendInvitation')}
        choices={
          <>
            <ReturnedChoice
              of={form}
              name="rank"
              label={t('rank')}
              value="agent"
              choices={ranks.map((rank) => ({ value: rank, label: rankNames(rank) }))}
            />
            <ReturnedChoice
              of={form}
              name="agent"
              label={t('agent')}
              value=""
              choices={[nobody, ...agents.map(({ id, name }) => ({ value: String(id), label: name }))]}
            />
            <ReturnedChoice
              of={form}
              name="invitee"
              label={t('language')}
              value={language}
              choices={languages.map((code) => ({ value: code, label: languageNames(code) }))}
            />
          </>
        }
      />
    </InviteFold>
  )
}
