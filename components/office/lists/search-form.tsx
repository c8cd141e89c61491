/** A text search in a list. The other filters are passed on in hidden fields. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import styles from '../leads/inbox-filters.module.css'

type Props = { action: string; text: string | undefined; label: string; hidden: Readonly<Record<string, string>> }

export function SearchForm({ action, text, label, hidden }: Props) {
  const t = useTranslations('OfficeLeads')
  return (
    <search>
      <form className={styles.filters} action={action}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className={styles.search}>
          <Icon of="search" />
          <span className="vh">{label}</span>
          <input type="search" name="q" defaultValue={text} placeholder={label} maxLength={100} />
        </label>
        <Button type="submit" look="line" size="s">
          {t('filter')}
        </Button>
        {text !== undefined && (
          <a className={styles.all} href={action}>
            {t('all')}
          </a>
        )}
      </form>
    </search>
  )
}
