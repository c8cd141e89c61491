/** A price range in words. */
import { useTranslations } from 'next-intl'
import { priceRangeText } from '@/lib/server/search/filter-text'

type Range = { minPrice: number | undefined; maxPrice: number | undefined }

/** A function from a range to "Tot € 400.000"; empty without bounds. */
export function usePriceText(): (range: Range) => string {
  const t = useTranslations('FilterBar')
  return (range) => priceRangeText(range, t)
}
