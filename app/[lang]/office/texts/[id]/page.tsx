/** The editor of a text of the site. */

import { Returned } from '@/components/forms/returned/returned'
import { MissingPage } from '@/components/office/pages/missing-page'
import { TextPage } from '@/components/office/texts/text-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { comparedWith, getTextComparison } from '@/lib/server/office/texts/text-comparison'
import { getText } from '@/lib/server/office/texts/texts-view'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeTexts.one')

export default async function Page({ params, searchParams }: PageProps<'/[lang]/office/texts/[id]'>) {
  const staff = await requireStaff('writeTexts')
  const language = await readLanguage()
  const [{ id }, query] = [await params, await searchParams]
  const view = await getText(await getDb(), id, { staff, language, now: new Date() })
  if (!view) return <MissingPage staff={staff} language={language} />
  const version = single(query['version'])
  const kind = comparedWith.find((known) => known === single(query['with'])) ?? 'before'
  const asked = version === undefined ? undefined : { version, with: kind }
  const comparison = asked && (await getTextComparison(await getDb(), id, asked, { staff, language }))
  return (
    <Returned searchParams={searchParams}>
      <TextPage staff={staff} language={language} view={view} comparison={comparison} says={single(query['said'])} />
    </Returned>
  )
}
