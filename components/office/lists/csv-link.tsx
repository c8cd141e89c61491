/** A link that downloads a list as CSV, for spreadsheets. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import styles from './csv-link.module.css'

export function CsvLink({ href }: { href: string }) {
  const t = useTranslations('OfficeTables')
  return (
    <a className={styles.csv} href={href} download>
      <Icon of="download" size={16} /> {t('csv')}
    </a>
  )
}
