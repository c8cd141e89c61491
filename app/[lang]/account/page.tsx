/** An account's own page. */
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { AccountPage } from '@/components/accounts/account-page'
import { Returned } from '@/components/forms/returned/returned'
import { currentLogin } from '@/lib/server/accounts/current-account'
import { privateMetadata } from '@/lib/server/accounts/private-page'
import { getDb } from '@/lib/server/db/client'
import { listSessions } from '@/lib/server/db/repositories/accounts/sessions'
import { single } from '@/lib/server/http/query-parameter'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => privateMetadata('account')

export default async function Page({ searchParams }: PageProps<'/[lang]/account'>) {
  const login = (await currentLogin(await headers())) ?? notFound()
  const { said } = await searchParams
  const sessions = await listSessions(await getDb(), login.account.id, new Date())
  return (
    <Returned searchParams={searchParams}>
      <AccountPage language={await readLanguage()} login={login} sessions={sessions} says={single(said)} />
    </Returned>
  )
}
