/** The sheet of a day of viewings, opened by a secret link; the addresses of its documents are below its own. */
import { notFound, redirect } from 'next/navigation'
import { SheetPage } from '@/components/viewing-sheet/sheet-page'
import { documentParameter, sheetParameter } from '@/lib/domain/viewings/sheet-cache'
import { privateMetadata } from '@/lib/server/accounts/private-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { readLanguage } from '@/lib/server/pages/read-language'
import { manifestHref, sheetPath } from '@/lib/server/viewings/sheet-links'
import { documentAddress, findSheet } from '@/lib/server/viewings/viewing-sheet'

type Props = PageProps<'/[lang]/viewing-sheet'>

const tokenOf = async (props: Props) => single((await props.searchParams)[sheetParameter]) ?? ''

/** The address gives access to the sheet, so it is not sent to other sites as referrer. */
export async function generateMetadata(props: Props) {
  const manifest = manifestHref(await tokenOf(props), await readLanguage())
  return { ...(await privateMetadata(sheetPath)), manifest, referrer: 'same-origin' as const }
}

export default async function Page(props: Props) {
  const [token, language] = [await tokenOf(props), await readLanguage()]
  const sheet = await findSheet(await getDb(), token, language, new Date())
  const document = single((await props.searchParams)[documentParameter])
  if (document === undefined) return <SheetPage language={language} token={token} sheet={sheet} />
  const address = sheet && documentAddress(sheet, document)
  return address ? redirect(address) : notFound()
}
