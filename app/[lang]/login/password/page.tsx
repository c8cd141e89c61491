/** Chooses a password, with the token of a mailed link in the query. */
import { PasswordPage } from '@/components/accounts/password-page'
import { Returned } from '@/components/forms/returned/returned'
import { isPasswordToken } from '@/lib/server/accounts/passwords'
import { privateMetadata } from '@/lib/server/accounts/private-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { readLanguage } from '@/lib/server/pages/read-language'

type Props = PageProps<'/[lang]/login/password'>

export const generateMetadata = () => privateMetadata('login/password')

export default async function Page({ searchParams }: Props) {
  const token = single((await searchParams)['token']) ?? ''
  const isGood = await isPasswordToken(await getDb(), token, new Date())
  return (
    <Returned searchParams={searchParams}>
      <PasswordPage language={await readLanguage()} token={isGood ? token : undefined} />
    </Returned>
  )
}
