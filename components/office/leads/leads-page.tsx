/** The inbox, and next to it the opened lead; on narrow screens one of the two (design, `kantoor-aanvragen`). */
import { useTranslations } from 'next-intl'
import { NoticeBox } from '@/components/ui/notice-box'
import type { Language } from '@/lib/domain/text/language'
import { type LeadMessage, leadMessages } from '@/lib/server/office/leads/lead-forms'
import type { LeadView } from '@/lib/server/office/leads/lead-view'
import { type Inbox, inboxSearch } from '@/lib/server/office/leads/leads-view'
import { tableHref } from '@/lib/server/office/pages/table-responses'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { OfficeFrame } from '../frame/office-frame'
import { CsvLink } from '../lists/csv-link'
import { Panes } from '../lists/panes'
import { InboxFilters } from './inbox-filters'
import { InboxList } from './inbox-list'
import { LeadDetail } from './lead-detail'
import { UndoLead } from './undo-lead'

const failed: readonly LeadMessage[] = ['newer', 'late', 'unknown', 'no-text']

type Props = {
  staff: AnyStaff
  language: Language
  inbox: Inbox
  view: LeadView | undefined
  says: string | undefined
  /** The last change, while it can be undone. */
  undo?: string | undefined
}

function ResultMessage({ says }: Pick<Props, 'says'>) {
  const t = useTranslations('OfficeLeads.said')
  const said = leadMessages.find((message) => message === says)
  return said ? <NoticeBox notice={{ tone: failed.includes(said) ? 'wrong' : 'done', title: t(said) }} /> : null
}

export function LeadsPage({ staff, language, inbox, view, says, undo }: Props) {
  const t = useTranslations('OfficeLeads')
  const { late } = inbox
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/leads"
      path="office/leads"
      title={t('title')}
      count={inbox.counts.open}
      {...(late > 0 && { intro: <strong>{t('late', { count: late })}</strong> })}
    >
      <Panes
        said={
          <>
            <ResultMessage says={says} />
            {view && undo !== undefined && <UndoLead {...{ staff, language, view }} query={inbox.query} former={undo} />}
          </>
        }
        list={
          <>
            <InboxFilters inbox={inbox} language={language} />
            <InboxList inbox={inbox} language={language} opened={view?.lead.id} />
            {staff.can('exportLeads') && inbox.items.length > 0 && (
              <CsvLink href={tableHref('leads', language, inboxSearch({ ...inbox.query, page: 1 }))} />
            )}
          </>
        }
        opened={view && <LeadDetail staff={staff} language={language} view={view} query={inbox.query} />}
      />
    </OfficeFrame>
  )
}
