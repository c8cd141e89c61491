/** Shown in place of a page that a staff member has no right to see; only the authorization check redirects here. */
import { notFound } from 'next/navigation'
import { DeniedPage } from '@/components/office/pages/denied-page'
import { rights } from '@/lib/domain/office/rights'
import { getDb } from '@/lib/server/db/client'
import { findManagerNames } from '@/lib/server/db/repositories/accounts/staff-members'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeDenied.title')

export default async function Page({ params }: PageProps<'/[lang]/office/denied/[right]'>) {
  const staff = await requireStaff('ownSettings')
  const asked = (await params).right
  const right = rights.find((known) => known === asked) ?? notFound()
  const managers = await findManagerNames(await getDb())
  return <DeniedPage staff={staff} language={await readLanguage()} right={right} managers={managers} />
}
