/** An owner, next to the list of owners. */
import { Returned } from '@/components/forms/returned/returned'
import { MissingPage } from '@/components/office/pages/missing-page'
import { OwnersPage } from '@/components/office/people/owners-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { getOwner, getOwners, readOwnerQuery } from '@/lib/server/office/people/owners-view'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeOwners.one')

export default async function Page({ params, searchParams }: PageProps<'/[lang]/office/owners/[id]'>) {
  const staff = await requireStaff('handleOwners')
  const language = await readLanguage()
  const [{ id }, { said }, db] = [await params, await searchParams, await getDb()]
  const look = { staff, language, now: new Date() }
  const opened = await getOwner(db, id, look)
  if (!opened) return <MissingPage staff={staff} language={language} />
  const list = await getOwners(db, readOwnerQuery({}), look)
  return (
    <Returned searchParams={searchParams}>
      <OwnersPage staff={staff} language={language} list={list} opened={opened} says={single(said)} isReturned={false} />
    </Returned>
  )
}
