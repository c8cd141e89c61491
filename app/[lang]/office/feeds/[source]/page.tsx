/** A source of listings: its last ninety runs, the report of one of them, and the meaning of its words. */

import { SourcePage } from '@/components/office/feeds/source-page'
import { MissingPage } from '@/components/office/pages/missing-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { getSourceView } from '@/lib/server/office/feeds/feeds-view'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeFeeds.one')

export default async function Page({ params, searchParams }: PageProps<'/[lang]/office/feeds/[source]'>) {
  const staff = await requireStaff('handleFeeds')
  const language = await readLanguage()
  const [{ source }, { run, said }] = [await params, await searchParams]
  const look = { staff, language, now: new Date() }
  const view = await getSourceView(await getDb(), source, single(run), look)
  if (!view) return <MissingPage staff={staff} language={language} />
  return <SourcePage staff={staff} language={language} view={view} says={single(said)} />
}
