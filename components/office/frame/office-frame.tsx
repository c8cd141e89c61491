/** The frame of every office page: side navigation, or a bar and tabs on phones, then the page (design, README-office). */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/domain/text/language'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import frame from './office-frame.module.css'
import type { OfficePage } from './office-nav'
import { OfficeRail } from './office-rail'
import { OfficeBar, OfficeTabs } from './office-tabs'

type Props = {
  staff: AnyStaff
  language: Language
  /** Original path of the current entry of the navigation. */
  current: OfficePage | undefined
  /** Original path of the page itself, for its other languages. */
  path: string
  title: string
  /** Link to the list that the page was opened from, above the title. */
  back?: { href: string; label: string }
  /** Next to the title. */
  count?: number
  /** Below the title: the status in words. */
  intro?: ReactNode
  /** To the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

function Head({ title, count, intro, actions, back }: Pick<Props, 'title' | 'count' | 'intro' | 'actions' | 'back'>) {
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
        {intro && <p>{intro}</p>}
      </div>
      {actions && <div className={frame.actions}>{actions}</div>}
    </div>
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
      <OfficeBar staff={staff} language={language} />
      <div className={frame.app}>
        <OfficeRail {...nav} path={path} />
        <main id="content" className={frame.main}>
          <Head {...props} />
          {children}
        </main>
      </div>
      <OfficeTabs {...nav} />
    </div>
  )
}
