/** Shown in place of a page that a staff member has no right to see: says which ranks have it (design, `kantoor-toestanden`). */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { type Right, rankFor } from '@/lib/domain/office/rights'
import type { Language } from '@/lib/domain/text/language'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeFrame } from '../frame/office-frame'
import styles from './denied-page.module.css'

type Props = { staff: AnyStaff; language: Language; right: Right; managers: readonly string[] }

export function DeniedPage({ staff, language, right, managers }: Props) {
  const t = useTranslations('OfficeDenied')
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(managers)
  return (
    <OfficeFrame staff={staff} language={language} current={undefined} path="office" title={t('title')}>
      <div className={styles.denied}>
        <Icon of="lock" />
        <div>
          <h2>{t(`rights.${right}`)}</h2>
          <p>{t(`who.${rankFor(right)}`)}</p>
          {names && <p>{t('ask', { names })}</p>}
          <p>
            <a href={linkHref('office', language)}>{t('back')}</a>
          </p>
        </div>
      </div>
    </OfficeFrame>
  )
}
