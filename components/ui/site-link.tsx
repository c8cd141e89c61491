/** A link by the path table: an external one opens in a new tab and says so (specification 2, "Localized path table"). */
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { isOutside } from '@/lib/routing/href'

export function SiteLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const t = useTranslations('SiteLink')
  if (!isOutside(rest.href)) return <a {...rest}>{children}</a>
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className="vh"> {t('newTab')}</span>
    </a>
  )
}
