/** Properties with purchase offers, first those that wait for a decision. */
import { ContendedPage } from '@/components/office/offers/contended-page'
import { getDb } from '@/lib/server/db/client'
import { getContended } from '@/lib/server/office/offers/contenders-view'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeOffers.purchase-offer.title')

export default async function Page() {
  const staff = await requireStaff('handleOffers')
  const language = await readLanguage()
  const rows = await getContended(await getDb(), staff, 'purchase-offer', language)
  return <ContendedPage staff={staff} language={language} form="purchase-offer" rows={rows} />
}
