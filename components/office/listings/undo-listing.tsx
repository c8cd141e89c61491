/** The way back from a change of a property. */
import { useTranslations } from 'next-intl'
import { UndoToast } from '@/components/ui/undo-toast'
import { HiddenListingFields } from './hidden-listing'
import type { ListingProps } from './listing-page'
import { stateWord } from './state-word'

/** @param former the state that it was in; empty for another change */
export function UndoListing({ view, language, former }: ListingProps & { former: string }) {
  const t = useTranslations()
  const key = `OfficeListings.states.${stateWord(former, view.record?.goal)}` as const
  return (
    <UndoToast text={t.has(key) ? t('OfficeUndo.was', { state: t(key) }) : t('OfficeUndo.changed')}>
      <HiddenListingFields form="office-listing-back" language={language} id={view.id} version={view.version} />
    </UndoToast>
  )
}
