/**
 * The pages of the office as a list of links, each with a count of open items: in the side navigation, and in the tabs on phones.
 */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/domain/text/language'
import { navCountsOf } from '@/lib/server/office/pages/nav-counts'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { linkHref } from '@/lib/server/pages/link-href'
import { countOn, type navFor, type OfficePage } from './office-nav'

/** Classes that depend on where the links are. */
type LinkLook = Readonly<Record<'count' | 'late' | 'word', string | undefined>> & { apart?: string | undefined }

export type NavProps = {
  staff: AnyStaff
  language: Language
  /** Original path of the current entry. */
  current: OfficePage | undefined
}

type LinksProps = NavProps & { entries: ReturnType<typeof navFor>; look: LinkLook }

/** The number of open items of a page, with a text for screen readers; red when some are late. */
function Count({ page, staff, look }: { page: OfficePage; staff: AnyStaff; look: LinkLook }) {
  const t = useTranslations('OfficeNav.counts')
  const counts = navCountsOf(staff)
  const found = countOn(page, counts)
  if (!found || found.count === 0) return null
  const isLate = page === 'office' && counts !== undefined && counts.late > 0
  return (
    <span className={isLate ? `${look.count} ${look.late}` : look.count}>
      <span aria-hidden="true">{found.count}</span>
      <span className="vh">
        {t(found.of, { count: found.count })}
        {isLate && `, ${t('late', { count: counts.late })}`}
      </span>
    </span>
  )
}

export function OfficeLinks({ entries, look, staff, language, current }: LinksProps) {
  const t = useTranslations('OfficeNav')
  return entries.map(({ original, icon, label, isApart }) => (
    <li key={original} className={isApart ? look.apart : undefined}>
      <a href={linkHref(original, language)} aria-current={original === current ? 'page' : undefined}>
        <Icon of={icon} />
        <span className={look.word}>{t(label)}</span>
        <Count page={original} staff={staff} look={look} />
      </a>
    </li>
  ))
}
