/** The sheet of a day of viewings, behind the link that opens it; below its address lie its documents. */
import { notFound, redirect } from 'next/navigation'
import { SheetPage } from '@/components/viewing-sheet/sheet-page'
import { documentParameter, sheetParameter } from '@/lib/domain/viewings/sheet-cache'
import { privateMetadata, single } from '@/lib/server/accounts/private-page'
import { getDb } from '@/lib/server/db/client'
import { readLanguage } from '@/lib/server/pages/read-language'
import { manifestHref, sheetPath } from '@/lib/server/viewings/sheet-links'
import { documentAddress, findSheet } from '@/lib/server/viewings/viewing-sheet'

type Props = PageProps<'/[lang]/viewing-sheet'>

const tokenOf = async (props: Props) => single((await props.searchParams)[sheetParameter]) ?? ''

/** The address opens the sheet, so no other site gets it. */
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
