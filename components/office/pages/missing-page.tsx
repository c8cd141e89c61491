/** Shown in place of something that no longer exists, such as a person who was erased. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/domain/text/language'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeFrame } from '../frame/office-frame'
import styles from './denied-page.module.css'

export function MissingPage({ staff, language }: { staff: AnyStaff; language: Language }) {
  const t = useTranslations('OfficeMissing')
  return (
    <OfficeFrame staff={staff} language={language} current={undefined} path="office" title={t('title')}>
      <div className={styles.denied}>
        <Icon of="search" />
        <div>
          <h2>{t('heading')}</h2>
          <p>{t('text')}</p>
          <p>
            <a href={linkHref('office', language)}>{t('back')}</a>
          </p>
        </div>
      </div>
    </OfficeFrame>
  )
}
