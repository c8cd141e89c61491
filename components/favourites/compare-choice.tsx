/** The button that adds a property to the comparison or removes it, with a message when the comparison is full. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { limitOf } from '@/lib/domain/property/favourites'
import { isEnabled } from '@/lib/server/pages/feature'
import { ListButton } from './list-button'
import styles from './list-button.module.css'

/** @param title names the property where the page shows several; without it the label refers to this one. */
export function CompareChoice({ id, title }: { id: number; title?: string }) {
  const t = useTranslations('CompareChoice')
  if (!isEnabled('compare')) return null
  return (
    <>
      <ListButton list="compare" id={id} name={title ? undefined : t('compareThis')} look={title ? 'check' : 'row'}>
        <Icon of="square" />
        <Icon of="square-check" />
        <span>
          {t('compare')} {title && <span className="vh">{title}</span>}
        </span>
      </ListButton>
      <span role="status" className={styles.message} data-full={t('full', { count: limitOf('compare') })} />
    </>
  )
}
