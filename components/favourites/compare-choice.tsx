/** The button of the comparison with its words. */
import { useTranslations } from 'next-intl'
import { limitOf } from '@/lib/domain/property/favourites'
import { isEnabled } from '@/lib/server/pages/feature'
import { CompareButton } from './compare-button.client'

/** @param title names the property where the page shows several; without it the button speaks of this one. */
export function CompareChoice({ id, title }: { id: number; title?: string }) {
  const t = useTranslations('CompareChoice')
  if (!isEnabled('compare')) return null
  return (
    <CompareButton
      id={id}
      label={t('compare')}
      name={title ? undefined : t('compareThis')}
      title={title}
      full={t('full', { count: limitOf('compare') })}
      look={title ? 'check' : 'row'}
    />
  )
}
