/** The favourite button (heart) of a property with its labels. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { isEnabled } from '@/lib/server/pages/feature'
import { ListButton } from './list-button'

/** @param look `corner` names the property, `row` shows a text. */
export function Favourite({ id, title, look = 'corner' }: { id: number; title: string; look?: 'corner' | 'row' }) {
  const t = useTranslations('Favourite')
  if (!isEnabled('favourites')) return null
  return (
    <ListButton list="favourites" id={id} name={look === 'corner' ? t('save', { title }) : t('saveThis')} look={look}>
      <Icon of="heart" />
      {look === 'row' && t('saveShort')}
    </ListButton>
  )
}
