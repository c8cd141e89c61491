/** The staff, the rights of each rank, and the audit trail (design, `kantoor-rechten`). */
import { useTranslations } from 'next-intl'
import { NoticeBox } from '@/components/ui/notice-box'
import type { Language } from '@/lib/domain/text/language'
import { tableHref } from '@/lib/server/office/pages/table-responses'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { type StaffMessage, staffMessages } from '@/lib/server/office/staff/staff-forms'
import type { StaffView } from '@/lib/server/office/staff/staff-view'
import { OfficeBlock } from '../frame/office-block'
import { OfficeFrame } from '../frame/office-frame'
import { CsvLink } from '../lists/csv-link'
import { AuditTrail } from './audit-trail'
import { InviteForm } from './invite-form'
import { MemberList } from './member-list'
import { RightsTable } from './rights-table'
import styles from './staff-page.module.css'

const failed: readonly StaffMessage[] = ['unknown', 'last-manager']

type Props = { staff: AnyStaff; language: Language; view: StaffView; says: string | undefined; isReturned: boolean }

export function StaffPage({ staff, language, view, says, isReturned }: Props) {
  const t = useTranslations('OfficeStaff')
  const said = staffMessages.find((message) => message === says)
  const invited = view.members.filter(({ hasPassword }) => !hasPassword).length
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/staff"
      path="office/staff"
      title={t('title')}
      count={view.members.length}
      intro={[t('lead'), invited > 0 && t('invitations', { count: invited })].filter(Boolean).join(' ')}
    >
      {said && <NoticeBox notice={{ tone: failed.includes(said) ? 'wrong' : 'done', title: t(`said.${said}`) }} />}
      <InviteForm language={language} author={staff.author} isOpen={isReturned} />
      <MemberList members={view.members} language={language} me={staff.accountId} now={view.now} />
      <div className={styles.columns} id="trail">
        <OfficeBlock title={t('audit')} aside={<CsvLink href={tableHref('audit', language)} />}>
          <AuditTrail view={view} language={language} />
        </OfficeBlock>
        <OfficeBlock title={t('rights')}>
          <RightsTable />
        </OfficeBlock>
      </div>
    </OfficeFrame>
  )
}
