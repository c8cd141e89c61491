/** The bar with the link to the comparison, at the foot of lists, favourites and property pages. */
import { useTranslations } from 'next-intl'
import { keepMarkup } from '@/components/plain/kept-markup'
import { limitOf } from '@/lib/domain/property/favourites'
import type { Language } from '@/lib/domain/text/language'
import { isEnabled } from '@/lib/server/pages/feature'
import { linkHref } from '@/lib/server/pages/link-href'
import { CompareBarLink } from './compare-bar.client'

type Props = {
  language: Language
  /** Whether small screens have a bar with actions at the same position. */
  isAboveActions?: boolean
}

function Bar({ language, isAboveActions = false }: Props) {
  const t = useTranslations('CompareBar')
  if (!isEnabled('compare')) return null
  const counts = Array.from({ length: limitOf('compare') }, (_, index) => t('compare', { count: index + 1 }))
  return (
    <CompareBarLink
      href={linkHref('compare', language)}
      labels={{ region: t('label'), clear: t('clear'), counts }}
      isAboveActions={isAboveActions}
    />
  )
}

/** The last child of a full-width container: it is sticky until the end of that container. */
export const CompareBar = keepMarkup('compare-bar', ({ language }: Props) => language, Bar)
