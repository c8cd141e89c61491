/** Asks somebody into the office: who, with which rank, in which language. */
import { useTranslations } from 'next-intl'
import { AccountForm } from '@/components/accounts/account-form'
import { useAccountFields } from '@/components/accounts/use-account-fields'
import { ranks } from '@/lib/domain/office/rights'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { type OfficeChoice, OfficeSelect } from '../office-select'
import styles from './invite-form.module.css'

type Props = { name: string; label: string; choices: readonly OfficeChoice[]; value: string }

function Choice({ label, ...rest }: Props) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in it
    <label className={styles.choice}>
      <span>{label}</span>
      <OfficeSelect {...rest} />
    </label>
  )
}

/** @param isOpen whether it comes back with something to mend. */
export function InviteForm({ language, isOpen }: { language: Language; isOpen: boolean }) {
  const t = useTranslations('OfficeStaff')
  const rankNames = useTranslations('OfficeNav.ranks')
  const languageNames = useTranslations('LanguageSwitcher.names')
  const { email } = useAccountFields()
  const { agents, languages } = getSnapshot()
  const nobody = { value: '', label: t('noAgent') }
  return (
    <details className={styles.invite} open={isOpen}>
      <summary>{t('invite')}</summary>
      <div className={styles.form}>
        <AccountForm
          id="office-staff-invite"
          name="office-staff-invite"
          hidden={{ language }}
          fields={[
            { name: 'NAME', label: t('name'), type: 'text', autoComplete: 'off' },
            { ...email, autoComplete: 'off' },
          ]}
          submit={t('sendInvitation')}
        >
          <Choice
            name="rank"
            label={t('rank')}
            value="agent"
            choices={ranks.map((rank) => ({ value: rank, label: rankNames(rank) }))}
          />
          <Choice
            name="agent"
            label={t('agent')}
            value=""
            choices={[nobody, ...agents.map(({ id, name }) => ({ value: String(id), label: name }))]}
          />
          <Choice
            name="invitee"
            label={t('language')}
            value={language}
            choices={languages.map((code) => ({ value: code, label: languageNames(code) }))}
          />
        </AccountForm>
        <p>{t('inviteText')}</p>
      </div>
    </details>
  )
}
