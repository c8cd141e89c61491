/** Lowest and highest price of the units that can still be bought (specification 3, "Project"). */
import { useTranslations } from 'next-intl'
import { type PublicProject, priceRange } from '@/lib/domain/project/project'
import { formatPrice } from '@/lib/domain/property/price'

/** One price where both are the same; 'sold out' where nothing is left. */
export function ProjectPrice({ project }: { project: Pick<PublicProject, 'units'> }) {
  const t = useTranslations('ProjectPrice')
  const range = priceRange(project)
  if (!range) return t('soldOut')
  if (range.from === range.to) return formatPrice(range.from)
  return t('range', { from: formatPrice(range.from), to: formatPrice(range.to) })
}
