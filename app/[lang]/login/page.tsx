/** The login; the middleware redirects visitors who are already logged in. */
import { LoginPage } from '@/components/accounts/login-page'
import { Returned } from '@/components/forms/returned/returned'
import { privateMetadata } from '@/lib/server/accounts/private-page'
import { single } from '@/lib/server/http/query-parameter'
import { readLanguage } from '@/lib/server/pages/read-language'

type Props = PageProps<'/[lang]/login'>

export const generateMetadata = () => privateMetadata('login')

export default async function Page({ searchParams }: Props) {
  const { next, said } = await searchParams
  return (
    <Returned searchParams={searchParams}>
      <LoginPage language={await readLanguage()} next={single(next)} says={single(said)} />
    </Returned>
  )
}
