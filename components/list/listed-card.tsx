/** The card of a published property in a list that visitors put together: lists filtered in a hundred ways have the same cards. */
import { keepMarkup } from '@/components/plain/kept-markup'
import { PropertyCard } from '@/components/property/property-card'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { toPropertyCard } from '@/lib/server/property/property-card'

type Props = {
  /** Number of the property. */
  id: number
  language: Language
  sizes: string
  isFirst: boolean
}

function Listed({ id, language, ...rest }: Props) {
  const property = getSnapshot().propertyById.get(id)
  return property && <PropertyCard card={toPropertyCard(property, language)} {...rest} />
}

/** Known by its number, so that what it shows is gathered once, too. */
export const ListedCard = keepMarkup('listed-card', ({ language }: Props) => language, Listed)
