/** The list of owners in the office. */
import { Returned } from '@/components/forms/returned/returned'
import { OwnersPage } from '@/components/office/people/owners-page'
import { returnedParameter } from '@/lib/routing/returned-form'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { getOwners, readOwnerQuery } from '@/lib/server/office/people/owners-view'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeOwners.title')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/owners'>) {
  const staff = await requireStaff('handleOwners')
  const language = await readLanguage()
  const query = await searchParams
  const list = await getOwners(await getDb(), readOwnerQuery(query), { staff, language, now: new Date() })
  const isReturned = query[returnedParameter] !== undefined
  return (
    <Returned searchParams={searchParams}>
      <OwnersPage
        staff={staff}
        language={language}
        list={list}
        opened={undefined}
        says={single(query['said'])}
        isReturned={isReturned}
      />
    </Returned>
  )
}
