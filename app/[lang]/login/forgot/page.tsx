/** Asking for a new password. */
import { ForgotPage } from '@/components/account/forgot-page'
import { privateMetadata } from '@/lib/server/private-page'
import { readLanguage } from '@/lib/server/read-language'

/** Nothing about accounts is kept ready for others. */
export const dynamic = 'force-dynamic'

export const generateMetadata = () => privateMetadata('login/forgot')

export default async function Page() {
  return <ForgotPage language={await readLanguage()} />
}
