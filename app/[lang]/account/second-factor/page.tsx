/** The second factor of an account. */
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { SecondFactorPage } from '@/components/accounts/second-factor-page'
import { Returned } from '@/components/forms/returned/returned'
import { currentLogin } from '@/lib/server/accounts/current-account'
import { privateMetadata } from '@/lib/server/accounts/private-page'
import { findPending } from '@/lib/server/accounts/second-factor'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { getDb } from '@/lib/server/db/client'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => privateMetadata('account/second-factor')

export default async function Page({ searchParams }: PageProps<'/[lang]/account/second-factor'>) {
  const { account, hasSecondFactor } = (await currentLogin(await headers())) ?? notFound()
  const pending = await findPending(await getDb(), account, getSnapshot().site.name)
  return (
    <Returned searchParams={searchParams}>
      <SecondFactorPage language={await readLanguage()} isOn={hasSecondFactor} pending={pending} />
    </Returned>
  )
}
