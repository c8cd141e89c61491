/** The login of the office; the middleware redirects staff who are already logged in. */
import { Returned } from '@/components/forms/returned/returned'
import { OfficeLogin } from '@/components/office/login/login-page'
import { single } from '@/lib/server/http/query-parameter'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeEntry.loginTitle')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/login'>) {
  const { next, said } = await searchParams
  return (
    <Returned searchParams={searchParams}>
      <OfficeLogin language={await readLanguage()} next={single(next)} says={single(said)} />
    </Returned>
  )
}
