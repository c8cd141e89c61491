/** The heart of a property with its words. */
import { useTranslations } from 'next-intl'
import { isEnabled } from '@/lib/server/pages/feature'
import { type ButtonLook, FavouriteButton } from './favourite-button.client'

export function Favourite({ id, title, look = 'corner' }: { id: number; title: string; look?: ButtonLook }) {
  const t = useTranslations('Favourite')
  if (!isEnabled('favourites')) return null
  if (look === 'corner') return <FavouriteButton id={id} label={t('save', { title })} look={look} />
  return <FavouriteButton id={id} label={t('saveThis')} short={t('saveShort')} look={look} />
}
