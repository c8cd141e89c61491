/** The side navigation of the office on wide screens: its pages, languages, and the logged-in account. */
import { useTranslations } from 'next-intl'
import { StaffMark } from '@/components/staff/staff-mark'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeKeysPart } from '../keys/office-keys-part'
import { OfficeLanguages } from './office-languages'
import { type NavProps, OfficeLinks } from './office-links'
import { navFor } from './office-nav'
import rail from './office-rail.module.css'
import { OfficeSign } from './office-sign'

const look = { apart: rail.apart, count: rail.count, late: rail.late, word: rail.word }

/** @param path original path of the page, for its other languages */
export function OfficeRail({ path, ...props }: NavProps & { path: string }) {
  const t = useTranslations('OfficeNav')
  const { staff, language } = props
  return (
    <header className={rail.side}>
      <div className={rail.rail}>
        <a className={rail.brand} href={linkHref('office', language)}>
          <OfficeSign size={28} />
          <span className={rail.word}>
            {getSnapshot().site.name}
            <small>{t('office')}</small>
          </span>
        </a>
        <nav className={rail.nav} aria-label={t('office')}>
          <ul>
            <OfficeLinks {...props} entries={navFor(staff)} look={look} />
          </ul>
        </nav>
        <div className={rail.foot}>
          <OfficeKeysPart staff={staff} language={language} />
          <OfficeLanguages language={language} path={path} className={rail.languages} />
          <a className={rail.me} href={linkHref('account', language)}>
            <StaffMark name={staff.name} look="ink" />
            <span className={rail.word}>
              <b>{staff.name}</b>
              <small>{t(`ranks.${staff.rank}`)}</small>
            </span>
          </a>
        </div>
      </div>
    </header>
  )
}
