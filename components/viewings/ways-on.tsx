/** Where to go from a viewing that is over or cannot be: another moment, where there is one, and the property. */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { OutcomeWays } from '@/components/ui/outcome'
import type { ViewingPage } from '@/lib/server/viewings/viewing-page'

/** @param againHref where another moment is chosen; undefined where none may be */
export function WaysOn({ againHref, propertyHref }: Pick<ViewingPage, 'againHref' | 'propertyHref'>) {
  const t = useTranslations('Viewing')
  if (!againHref && !propertyHref) return null
  return (
    <OutcomeWays>
      {againHref && <ButtonLink href={againHref}>{t('again')}</ButtonLink>}
      {propertyHref && (
        <ButtonLink look="line" href={propertyHref}>
          {t('backToProperty')}
        </ButtonLink>
      )}
    </OutcomeWays>
  )
}
