/** The feeds: sources of listings, the results of their last runs, and listings held back. */
import { FeedsPage } from '@/components/office/feeds/feeds-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { getFeedsView } from '@/lib/server/office/feeds/feeds-view'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeFeeds.title')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/feeds'>) {
  const staff = await requireStaff('handleFeeds')
  const language = await readLanguage()
  const view = await getFeedsView(await getDb(), { staff, language, now: new Date() })
  return <FeedsPage staff={staff} language={language} view={view} says={single((await searchParams)['said'])} />
}
