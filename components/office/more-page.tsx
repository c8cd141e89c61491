/** The fifth tab of a telephone: where the rail of a desk leads besides, the languages, and the way out (design, `kantoor-meer-390`). */
import { useTranslations } from 'next-intl'
import { LogOut } from '@/components/accounts/log-out'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/domain/text/language'
import type { AnyStaff } from '@/lib/server/office/staff'
import { linkHref } from '@/lib/server/pages/link-href'
import styles from './more-page.module.css'
import { OfficeBlock } from './office-block'
import { OfficeFrame, OfficeLanguages } from './office-frame'
import { navFor, type officeNav } from './office-nav'
import { StaffMark } from './staff-mark'

type Props = { staff: AnyStaff; language: Language }

const groups = ['work', 'site', 'office'] as const satisfies readonly (typeof officeNav)[number]['group'][]

function Links({ staff, language, group }: Props & { group: (typeof groups)[number] }) {
  const t = useTranslations('OfficeNav')
  const entries = navFor(staff).filter((entry) => entry.group === group)
  if (entries.length === 0) return null
  return (
    <OfficeBlock title={t(`groups.${group}`)}>
      <ul className={styles.links}>
        {entries.map(({ original, icon, label }) => (
          <li key={original}>
            <a href={linkHref(original, language)}>
              <Icon of={icon} />
              {t(label)}
              <Icon of="chevron-right" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </OfficeBlock>
  )
}

export function MorePage({ staff, language }: Props) {
  const t = useTranslations('OfficeNav')
  return (
    <OfficeFrame staff={staff} language={language} current={undefined} path="office/more" title={t('more')}>
      <a className={styles.me} href={linkHref('account', language)}>
        <StaffMark name={staff.name} look="ink" />
        <span>
          <b>{staff.name}</b>
          <small>{t(`ranks.${staff.rank}`)}</small>
        </span>
        <Icon of="chevron-right" size={16} />
      </a>
      {groups.map((group) => (
        <Links key={group} group={group} staff={staff} language={language} />
      ))}
      <div className={styles.foot}>
        <OfficeLanguages language={language} path="office/more" className={styles.languages} />
        <a href={`/${language}/`}>{t('seeSite')}</a>
        <LogOut language={language} label={t('logOut')} />
      </div>
    </OfficeFrame>
  )
}
