/** A price range in words. */
import { useTranslations } from 'next-intl'
import { formatPrice } from '@/lib/domain/price'

type Range = { minPrice: number | undefined; maxPrice: number | undefined }

/** A function from a range to "Tot € 400.000"; empty without bounds. */
export function usePriceText(): (range: Range) => string {
  const t = useTranslations('FilterBar')
  return ({ minPrice, maxPrice }) => {
    if (minPrice && maxPrice) return t('priceBetween', { from: formatPrice(minPrice), to: formatPrice(maxPrice) })
    if (minPrice) return t('priceFrom', { price: formatPrice(minPrice) })
    return maxPrice ? t('priceTo', { price: formatPrice(maxPrice) }) : ''
  }
}
