/** A lead, next to the inbox that it was opened from. */

import { Returned } from '@/components/forms/returned/returned'
import { LeadsPage } from '@/components/office/leads/leads-page'
import { MissingPage } from '@/components/office/pages/missing-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { readUndo } from '@/lib/server/office/forms/undo-window'
import { recordApplicationView } from '@/lib/server/office/leads/lead-actions'
import { getLeadView } from '@/lib/server/office/leads/lead-view'
import { getInbox, readInboxQuery } from '@/lib/server/office/leads/leads-view'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeLeads.one')

export default async function Page({ params, searchParams }: PageProps<'/[lang]/office/leads/[id]'>) {
  const staff = await requireStaff('handleLeads')
  const language = await readLanguage()
  const [{ id }, query, db, now] = [await params, await searchParams, await getDb(), new Date()]
  const view = await getLeadView(db, staff, id, language, now)
  if (!view) return <MissingPage staff={staff} language={language} />
  await recordApplicationView(db, staff, view.lead, now)
  const inbox = await getInbox(db, staff, language, readInboxQuery(query), now)
  return (
    <Returned searchParams={searchParams}>
      <LeadsPage
        staff={staff}
        language={language}
        inbox={inbox}
        view={view}
        says={single(query['said'])}
        undo={readUndo(single(query['undo']), view.lead.version, now)}
      />
    </Returned>
  )
}
