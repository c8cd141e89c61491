/** Undoes a change of a property. */
import { useTranslations } from 'next-intl'
import { UndoToast } from '@/components/ui/undo-toast'
import { HiddenListingFields } from './hidden-listing'
import type { ListingProps } from './listing-page'
import { stateWord } from './state-word'

/** @param former the previous state; empty for another change */
export function UndoListing({ former, ...props }: ListingProps & { former: string }) {
  const t = useTranslations()
  const key = `OfficeListings.states.${stateWord(former, props.view.record?.goal)}` as const
  return (
    <UndoToast text={t.has(key) ? t('OfficeUndo.was', { state: t(key) }) : t('OfficeUndo.changed')}>
      <HiddenListingFields form="office-listing-back" {...props} />
    </UndoToast>
  )
}
