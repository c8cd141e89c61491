/** A property: its state, legal requirements, figures, and overrides of its file. */

import { Returned } from '@/components/forms/returned/returned'
import { ListingPage } from '@/components/office/listings/listing-page'
import { MissingPage } from '@/components/office/pages/missing-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { readUndo } from '@/lib/server/office/forms/undo-window'
import { getListingView } from '@/lib/server/office/listings/listing-view'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeListings.one')

export default async function Page({ params, searchParams }: PageProps<'/[lang]/office/listings/[id]'>) {
  const staff = await requireStaff('handleListings')
  const language = await readLanguage()
  const [{ id }, query] = [await params, await searchParams]
  const look = { staff, language, now: new Date(), edit: single(query['edit']), becomes: single(query['state']) }
  const view = /^\d{1,12}$/.test(id) && (await getListingView(await getDb(), Number(id), look))
  if (!view) return <MissingPage staff={staff} language={language} />
  return (
    <Returned searchParams={searchParams}>
      <ListingPage
        staff={staff}
        language={language}
        view={view}
        says={single(query['said'])}
        undo={readUndo(single(query['undo']), view.version, look.now)}
      />
    </Returned>
  )
}
