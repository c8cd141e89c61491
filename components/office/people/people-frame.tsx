/** The frame of the pages about people: owners and subscribers, each with a tab (design, `kantoor-mensen`). */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Language } from '@/lib/domain/text/language'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeFrame } from '../frame/office-frame'
import { ViewTabs } from '../lists/view-tabs'
import styles from './people-frame.module.css'

/** Original paths of the pages. */
const kinds = ['office/owners', 'office/subscribers'] as const

type Props = {
  staff: AnyStaff
  language: Language
  path: (typeof kinds)[number]
  intro: ReactNode
  children: ReactNode
}

export function PeopleFrame({ staff, language, path, intro, children }: Props) {
  const t = useTranslations('OfficePeople')
  return (
    <OfficeFrame staff={staff} language={language} current="office/owners" path={path} title={t('title')} intro={intro}>
      <div className={styles.kinds}>
        <ViewTabs
          label={t('kindsLabel')}
          tabs={kinds.map((kind) => ({ name: t(`kinds.${kind}`), href: linkHref(kind, language), isCurrent: kind === path }))}
        />
      </div>
      {children}
    </OfficeFrame>
  )
}
