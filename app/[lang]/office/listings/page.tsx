/** The list of the agency's properties in the office. */
import { ListingsPage } from '@/components/office/listings/listings-page'
import { getDb } from '@/lib/server/db/client'
import { readListingsQuery } from '@/lib/server/office/listings/listings-query'
import { getListings } from '@/lib/server/office/listings/listings-view'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeListings.title')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/listings'>) {
  const staff = await requireStaff('handleListings')
  const language = await readLanguage()
  const query = readListingsQuery(await searchParams)
  const view = await getListings(await getDb(), staff, language, query, new Date())
  return <ListingsPage staff={staff} language={language} view={view} />
}
