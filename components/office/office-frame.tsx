/** The frame of every page of the office: rail, or a bar and tabs on a telephone, then the page (design, README-office). */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { StaffMark } from '@/components/staff/staff-mark'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { mediaUrl } from '@/lib/server/media/current-media'
import { countsOf } from '@/lib/server/office/nav-counts'
import type { AnyStaff } from '@/lib/server/office/staff'
import { linkHref } from '@/lib/server/pages/link-href'
import { alternatesOf } from '@/lib/server/pages/pages'
import { OfficeKeysPart } from './keys/office-keys-part'
import frame from './office-frame.module.css'
import { countOn, navFor, type OfficePage } from './office-nav'

type Props = {
  staff: AnyStaff
  language: Language
  /** Original path of the entry that is marked. */
  current: OfficePage | undefined
  /** Original path of the page itself, for its other languages. */
  path: string
  title: string
  /** The list that it was opened from, above the title. */
  back?: { href: string; label: string }
  /** Beside the title. */
  count?: number
  /** Under the title: how things stand, in words. */
  lead?: ReactNode
  /** To the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

function Sign({ size }: { size: number }) {
  const src = getSnapshot().site.logo.symbol
  // biome-ignore lint/performance/noImgElement: a drawing needs no optimising
  return src ? <img src={mediaUrl(src)} alt="" width={size} height={size} /> : null
}

/** How much waits on a page, said in words for those who do not see the figure; red where some of it is late. */
function Count({ page, staff }: { page: OfficePage; staff: AnyStaff }) {
  const t = useTranslations('OfficeNav.counts')
  const counts = countsOf(staff)
  const found = countOn(page, counts)
  if (!found || found.count === 0) return null
  const isLate = page === 'office' && counts !== undefined && counts.late > 0
  return (
    <span className={isLate ? `${frame.count} ${frame.late}` : frame.count}>
      <span aria-hidden="true">{found.count}</span>
      <span className="vh">
        {t(found.of, { count: found.count })}
        {isLate && `, ${t('late', { count: counts.late })}`}
      </span>
    </span>
  )
}

type NavProps = Pick<Props, 'staff' | 'language' | 'current'>

function Links({ entries, staff, language, current }: NavProps & { entries: ReturnType<typeof navFor> }) {
  const t = useTranslations('OfficeNav')
  return entries.map(({ original, icon, label, isApart }) => (
    <li key={original} className={isApart ? frame.apart : undefined}>
      <a href={linkHref(original, language)} aria-current={original === current ? 'page' : undefined}>
        <Icon of={icon} />
        <span className={frame.word}>{t(label)}</span>
        <Count page={original} staff={staff} />
      </a>
    </li>
  ))
}

/** @param path original path of the page */
export function OfficeLanguages({
  language,
  path,
  className,
}: Pick<Props, 'language' | 'path'> & { className: string | undefined }) {
  const t = useTranslations('LanguageSwitcher')
  const { languages } = getSnapshot()
  const alternates = alternatesOf(path)
  if (languages.length < 2) return null
  return (
    <nav className={className} aria-label={t('label')}>
      {languages.map((code) => (
        <a
          key={code}
          href={alternates[code] ?? `/${code}/`}
          hrefLang={code}
          lang={code}
          aria-current={code === language || undefined}
        >
          <span aria-hidden="true">{code.toUpperCase()}</span>
          <span className="vh">{t(`names.${code}`)}</span>
        </a>
      ))}
    </nav>
  )
}

function Rail({ path, ...props }: NavProps & Pick<Props, 'path'>) {
  const t = useTranslations('OfficeNav')
  const { staff, language } = props
  return (
    <header className={frame.side}>
      <div className={frame.rail}>
        <a className={frame.brand} href={linkHref('office', language)}>
          <Sign size={28} />
          <span className={frame.word}>
            {getSnapshot().site.name}
            <small>{t('office')}</small>
          </span>
        </a>
        <nav className={frame.nav} aria-label={t('office')}>
          <ul>
            <Links {...props} entries={navFor(staff)} />
          </ul>
        </nav>
        <div className={frame.foot}>
          <OfficeKeysPart staff={staff} language={language} />
          <OfficeLanguages language={language} path={path} className={frame.languages} />
          <a className={frame.me} href={linkHref('account', language)}>
            <StaffMark name={staff.name} look="ink" />
            <span className={frame.word}>
              <b>{staff.name}</b>
              <small>{t(`ranks.${staff.rank}`)}</small>
            </span>
          </a>
        </div>
      </div>
    </header>
  )
}

function Bar({ staff, language }: Pick<Props, 'staff' | 'language'>) {
  const t = useTranslations('OfficeNav')
  return (
    <header className={frame.bar}>
      <Sign size={26} />
      <b>{t('office')}</b>
      <a href={linkHref('account', language)} aria-label={t('account', { name: staff.name })}>
        <StaffMark name={staff.name} look="ink" />
      </a>
    </header>
  )
}

function Head({ title, count, lead, actions, back }: Pick<Props, 'title' | 'count' | 'lead' | 'actions' | 'back'>) {
  return (
    <div className={frame.head}>
      <div>
        {back && (
          <a className={frame.back} href={back.href}>
            <Icon of="arrow-left" size={16} /> {back.label}
          </a>
        )}
        <h1>
          {title}
          {count !== undefined && <span className={frame.figure}>{count}</span>}
        </h1>
        {lead && <p>{lead}</p>}
      </div>
      {actions && <div className={frame.actions}>{actions}</div>}
    </div>
  )
}

/** Four pages, and the way to all others, which is marked while one of them is open. */
function Tabs(props: NavProps) {
  const { staff, language, current } = props
  const t = useTranslations('OfficeNav')
  const entries = navFor(staff).filter(({ group }) => group === 'tab')
  const isOther = !entries.some(({ original }) => original === current)
  return (
    <nav className={frame.tabs} aria-label={t('tabs')}>
      <ul>
        <Links {...props} entries={entries} />
        <li>
          <a href={linkHref('office/more', language)} aria-current={isOther ? 'true' : undefined}>
            <Icon of="menu" />
            <span className={frame.word}>{t('more')}</span>
          </a>
        </li>
      </ul>
    </nav>
  )
}

export function OfficeFrame(props: Props) {
  const { staff, language, current, path, children } = props
  const t = useTranslations('OfficeNav')
  const nav = { staff, language, current }
  return (
    <div className={frame.office}>
      <a className="vh skip" href="#content">
        {t('skip')}
      </a>
      <Bar staff={staff} language={language} />
      <div className={frame.app}>
        <Rail {...nav} path={path} />
        <main id="content" className={frame.main}>
          <Head {...props} />
          {children}
        </main>
      </div>
      <Tabs {...nav} />
    </div>
  )
}
