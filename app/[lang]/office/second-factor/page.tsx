/** Sets up the second factor of a staff member who has none yet. */
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { Returned } from '@/components/forms/returned/returned'
import { FactorPage } from '@/components/office/login/factor-page'
import { currentLogin } from '@/lib/server/accounts/current-account'
import { findPending } from '@/lib/server/accounts/second-factor'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { getDb } from '@/lib/server/db/client'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { linkHref } from '@/lib/server/pages/link-href'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeEntry.factorTitle')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/second-factor'>) {
  const { account, hasSecondFactor } = (await currentLogin(await headers())) ?? notFound()
  if (account.role !== 'staff') notFound()
  const language = await readLanguage()
  if (hasSecondFactor) redirect(linkHref('office', language))
  const pending = await findPending(await getDb(), account, getSnapshot().site.name)
  return (
    <Returned searchParams={searchParams}>
      <FactorPage language={language} name={account.name} pending={pending} />
    </Returned>
  )
}
