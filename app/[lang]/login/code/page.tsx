/** The second factor, after a correct password. */
import { CodePage } from '@/components/accounts/code-page'
import { Returned } from '@/components/forms/returned/returned'
import { privateMetadata } from '@/lib/server/accounts/private-page'
import { single } from '@/lib/server/http/query-parameter'
import { readLanguage } from '@/lib/server/pages/read-language'

type Props = PageProps<'/[lang]/login/code'>

export const generateMetadata = () => privateMetadata('login/code')

export default async function Page({ searchParams }: Props) {
  return (
    <Returned searchParams={searchParams}>
      <CodePage language={await readLanguage()} next={single((await searchParams)['next'])} />
    </Returned>
  )
}
