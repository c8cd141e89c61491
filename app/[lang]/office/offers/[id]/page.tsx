/** The purchase offers for a property, side by side. */

import { Returned } from '@/components/forms/returned/returned'
import { OffersPage } from '@/components/office/offers/offers-page'
import { MissingPage } from '@/components/office/pages/missing-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { getContenders } from '@/lib/server/office/offers/contenders-view'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeOffers.purchase-offer.title')

export default async function Page({ params, searchParams }: PageProps<'/[lang]/office/offers/[id]'>) {
  const staff = await requireStaff('handleOffers')
  const language = await readLanguage()
  const [{ id }, query, now] = [await params, await searchParams, new Date()]
  const look = { staff, language, now, accept: single(query['accept']), refuse: single(query['refuse']) }
  const view = await getContenders(await getDb(), 'purchase-offer', Number(id), staff, look)
  if (!view) return <MissingPage staff={staff} language={language} />
  return (
    <Returned searchParams={searchParams}>
      <OffersPage staff={staff} language={language} view={view} says={single(query['said'])} now={now} />
    </Returned>
  )
}
