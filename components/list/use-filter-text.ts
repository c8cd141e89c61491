/** What a set filter is called, for chips and the empty list. */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/language'
import type { FilterPart } from '@/lib/routing/list-links'
import { getSnapshot } from '@/lib/server/snapshot/current-snapshot'
import { usePriceText } from './filters/use-price-text'

/** A function from a filter part to its name in `language`; a type without a name (8 in fr, en) gives its number (ruling 16). */
export function useFilterText(language: Language): (part: FilterPart) => string {
  const t = useTranslations('FilterBar')
  const priceText = usePriceText()
  const typeName = (webId: string) => getSnapshot().types.find((type) => type.webId === webId)?.name[language]
  return (part) => {
    switch (part.kind) {
      case 'city':
        return `${part.name} ${part.zip}`.trim()
      case 'type':
        return typeName(part.webId) || `${t('type')} ${part.webId}`
      case 'price':
        return priceText(part)
      case 'minBedrooms':
        return t('bedroomsFilter', { count: part.count })
      case 'minBathrooms':
        return t('bathroomsFilter', { count: part.count })
      case 'minArea':
        return t('areaFilter', { count: part.count })
      case 'minPlot':
        return t('plotFilter', { count: part.count })
      case 'epc':
        return t('epcFilter', { label: part.letter })
      case 'flag':
        return t(`flags.${part.flag}`)
      case 'since':
        return t('sinceFilter', { count: part.days })
      case 'text':
        return t('textFilter', { text: part.text })
      case 'reference':
        return t('referenceFilter', { reference: part.reference })
      case 'bounds':
        return t('boundsFilter')
    }
  }
}
