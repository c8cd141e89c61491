/** The languages of the site, and the share of leads in each. */
import { useTranslations } from 'next-intl'
import plain from '@/components/ui/plain-control.module.css'
import type { SettingsView } from '@/lib/server/office/settings/settings-view'
import { OfficeBlock } from '../frame/office-block'
import styles from './settings.module.css'

export function LanguagesPart({ settings: { languages } }: { settings: SettingsView }) {
  const t = useTranslations('OfficeSettings')
  const names = useTranslations('LanguageSwitcher.names')
  return (
    <div id="languages">
      <OfficeBlock title={t('languages')}>
        {languages.map(({ code, field, isOn, isChanged, isDefault, share }) => (
          <div
            key={code}
            id={`set-language-${code}`}
            data-place
            className={isChanged ? `${styles.row} ${styles.isNew}` : styles.row}
          >
            <label htmlFor={`language-${code}`}>{names(code)}</label>
            <p>
              {share === undefined ? t('noLeads') : t('share', { share })}
              {isDefault && `, ${t('isDefault')}`}
              {isChanged && <small>{t('notOnline')}</small>}
            </p>
            <select
              id={`language-${code}`}
              className={plain.control}
              name={isDefault ? undefined : `f.${field}`}
              disabled={isDefault}
              defaultValue={isOn ? 'yes' : 'no'}
            >
              <option value="yes">{t('shown')}</option>
              <option value="no">{t('hidden')}</option>
            </select>
          </div>
        ))}
      </OfficeBlock>
    </div>
  )
}
