/** Links on the page of a viewing that is over or not possible: another slot, where there is one, and the property. */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { OutcomeWays } from '@/components/ui/outcome'
import type { ViewingPage } from '@/lib/server/viewings/viewing-page'

/** @param againHref page to choose another slot; undefined where that is not possible */
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
