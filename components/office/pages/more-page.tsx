/**
 * The fifth tab on phones: the other pages of the side navigation with their status, and the logout (design, `kantoor-meer-390`).
 */
import { useTranslations } from 'next-intl'
import { LogOut } from '@/components/accounts/log-out'
import { StaffMark } from '@/components/staff/staff-mark'
import { Icon } from '@/components/ui/icon'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import type { Language } from '@/lib/domain/text/language'
import type { OfficeSize } from '@/lib/server/db/repositories/office/office-counts'
import { navCountsOf } from '@/lib/server/office/pages/nav-counts'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeBlock } from '../frame/office-block'
import { OfficeFrame } from '../frame/office-frame'
import { OfficeLanguages } from '../frame/office-languages'
import { countOn, navFor, type OfficePage, type officeNav } from '../frame/office-nav'
import styles from './more-page.module.css'

type Props = { staff: AnyStaff; language: Language; size: OfficeSize | undefined; now: Date }

const groups = ['work', 'site', 'office'] as const satisfies readonly (typeof officeNav)[number]['group'][]

/** Status of a page in one line; undefined where there is none. */
function useStanding({ staff, size }: Pick<Props, 'staff' | 'size'>) {
  const t = useTranslations('OfficeNav.standing')
  const counts = navCountsOf(staff)
  return (page: OfficePage): string | undefined => {
    if (!counts || !size) return undefined
    switch (page) {
      case 'office/offers':
        return t('offers', { count: counts.offers, today: counts.offersToday })
      case 'office/applications':
        return t('applications', { count: counts.applications })
      case 'office/owners':
        return t('people', { owners: size.owners, subscribers: size.subscribers })
      case 'office/testimonials':
        return t('testimonials', { count: counts.testimonials })
      case 'office/texts':
        return t('texts', { count: size.drafts })
      case 'office/newsletter':
        return t('newsletter', { count: size.readers })
      case 'office/feeds':
        return t('feeds', { count: counts.held })
      case 'office/staff':
        return t('staff', { count: size.staff, invited: size.invited })
      case 'office/settings':
        return t('settings', { count: size.settings })
      default:
        return undefined
    }
  }
}

function Links({ staff, language, size, group }: Omit<Props, 'now'> & { group: (typeof groups)[number] }) {
  const t = useTranslations('OfficeNav')
  const standingOf = useStanding({ staff, size })
  const entries = navFor(staff).filter((entry) => entry.group === group)
  if (entries.length === 0) return null
  return (
    <OfficeBlock title={t(`groups.${group}`)}>
      <ul className={styles.links}>
        {entries.map(({ original, icon, label }) => {
          const count = countOn(original, navCountsOf(staff))?.count ?? 0
          const standing = standingOf(original)
          return (
            <li key={original}>
              <a href={linkHref(original, language)}>
                <Icon of={icon} />
                <span>
                  <b>{t(label)}</b>
                  {standing && <small>{standing}</small>}
                </span>
                {/* The line next to it says the same. */}
                {count > 0 && <i aria-hidden="true">{count}</i>}
                <Icon of="chevron-right" size={16} />
              </a>
            </li>
          )
        })}
      </ul>
    </OfficeBlock>
  )
}

export function MorePage({ staff, language, size, now }: Props) {
  const t = useTranslations('OfficeNav')
  return (
    <OfficeFrame staff={staff} language={language} current={undefined} path="office/more" title={t('more')}>
      <a className={styles.me} href={linkHref('account', language)}>
        <StaffMark name={staff.name} look="ink" />
        <span>
          <b>{staff.name}</b>
          <small>
            {t(`ranks.${staff.rank}`)}
            {size && `, ${t('devices', { count: size.devices })}`}
          </small>
        </span>
        <Icon of="chevron-right" size={16} />
      </a>
      {groups.map((group) => (
        <Links key={group} group={group} staff={staff} language={language} size={size} />
      ))}
      <div className={styles.foot}>
        <OfficeLanguages language={language} path="office/more" className={styles.languages} />
        <a href={`/${language}/`}>{t('seeSite')}</a>
        <LogOut language={language} label={t('logOut')} />
      </div>
      <p className={styles.read}>{t('readAt', { time: toLocalTime(now).time })}</p>
    </OfficeFrame>
  )
}
