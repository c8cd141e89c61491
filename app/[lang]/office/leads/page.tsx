/** The inbox of the office. */
import { LeadsPage } from '@/components/office/leads/leads-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { getInbox, readInboxQuery } from '@/lib/server/office/leads/leads-view'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeLeads.title')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/leads'>) {
  const staff = await requireStaff('handleLeads')
  const language = await readLanguage()
  const query = await searchParams
  const inbox = await getInbox(await getDb(), staff, language, readInboxQuery(query), new Date())
  return <LeadsPage staff={staff} language={language} inbox={inbox} view={undefined} says={single(query['said'])} />
}
