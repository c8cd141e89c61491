/** Requests a link to choose a new password. */
import { ForgotPage } from '@/components/accounts/forgot-page'
import { Returned } from '@/components/forms/returned/returned'
import { privateMetadata } from '@/lib/server/accounts/private-page'
import { readLanguage } from '@/lib/server/pages/read-language'

/** Never cached, like all pages about accounts. */
export const dynamic = 'force-dynamic'

export const generateMetadata = () => privateMetadata('login/forgot')

export default async function Page({ searchParams }: PageProps<'/[lang]/login/forgot'>) {
  return (
    <Returned searchParams={searchParams}>
      <ForgotPage language={await readLanguage()} />
    </Returned>
  )
}
