/**
 * Settings in rows: description, current effect in figures, and control; a row with an unpublished change is tinted (design,
 * `kantoor-instellingen`).
 */
import { useTranslations } from 'next-intl'
import { useAgeWords } from '@/components/staff/use-age-words'
import plain from '@/components/ui/plain-control.module.css'
import type { Setting, SettingName } from '@/lib/server/office/settings/settings-figures'
import { OfficeBlock } from '../frame/office-block'
import styles from './settings.module.css'

/** In message keys a dot would be a nesting level. */
const keyOf = (name: SettingName) =>
  name
    .split('.')
    .slice(-2)
    .join('-')
    .replace(/^workingDays-/, '')

function useFigureWords(now: Date) {
  const t = useTranslations('OfficeSettings.does')
  const { moment } = useAgeWords(now)
  return ({ name, figures }: Setting): string => {
    const values = Object.fromEntries(
      Object.entries(figures).map(([key, value]) => [key, key === 'due' || key === 'otherDue' ? moment(new Date(value)) : value]),
    )
    return t(name.startsWith('promises.workingDays') ? 'promise' : keyOf(name), values)
  }
}

function Control({ setting: { name, value, choices } }: { setting: Setting }) {
  const t = useTranslations('OfficeSettings')
  const words = (choice: string) => {
    if (choice === 'yes' || choice === 'no') return t(choice)
    return name.startsWith('promises.workingDays') ? t('workingDays', { count: Number(choice) }) : choice
  }
  return (
    <select id={`set-${keyOf(name)}-control`} className={plain.control} name={`f.${name}`} defaultValue={value}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {words(choice)}
        </option>
      ))}
    </select>
  )
}

export function SettingRows({
  id,
  title,
  settings,
  now,
}: {
  id: string
  title: string
  settings: readonly Setting[]
  now: Date
}) {
  const t = useTranslations('OfficeSettings')
  const wordsOf = useFigureWords(now)
  return (
    <div id={id}>
      <OfficeBlock title={title}>
        {settings.map((setting) => {
          const { name, value, published } = setting
          const isNew = value !== published
          const row = `set-${keyOf(name)}`
          return (
            <div key={name} id={row} data-place className={isNew ? `${styles.row} ${styles.isNew}` : styles.row}>
              <label htmlFor={`${row}-control`}>{t(`names.${keyOf(name)}`)}</label>
              <p>
                {wordsOf(setting)}
                {isNew && <small>{t('notOnline')}</small>}
              </p>
              <Control setting={setting} />
            </div>
          )
        })}
      </OfficeBlock>
    </div>
  )
}
