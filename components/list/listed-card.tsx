/**
 * The card of a published property in lists composed by visitors: its markup is cached, as many filtered lists contain the same
 * card.
 */
import { keepMarkup } from '@/components/plain/kept-markup'
import { PropertyCard } from '@/components/property/property-card'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { toPropertyCard } from '@/lib/server/property/property-card'

type Props = {
  /** Id of the property. */
  id: number
  language: Language
  sizes: string
  isFirst: boolean
}

function Listed({ id, language, ...rest }: Props) {
  const property = getSnapshot().propertyById.get(id)
  return property && <PropertyCard card={toPropertyCard(property, language)} {...rest} />
}

/** Cached by id, so that the data of the card is also gathered only once. */
export const ListedCard = keepMarkup('listed-card', ({ language }: Props) => language, Listed)
