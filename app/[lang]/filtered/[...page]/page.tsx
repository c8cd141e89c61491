/** The dynamic twin of a list page: the same list with the filters of its query (architecture, "Static where possible"). */
import { notFound } from 'next/navigation'
import { ListPage } from '@/components/modules/list-page'
import { filteredListMetadata } from '@/lib/server/pages/list-metadata'
import { findPageOf } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'
import { readListQuery } from '@/lib/server/search/read-list-query'

type Props = { params: Promise<{ page: string[] }>; searchParams: Promise<Record<string, string | string[] | undefined>> }

const findFrom = async ({ params }: Props) => findPageOf((await params).page)

export async function generateMetadata(props: Props) {
  const page = await findFrom(props)
  return page ? filteredListMetadata(page, await readLanguage(), readListQuery(await props.searchParams)) : {}
}

export default async function Page(props: Props) {
  const page = await findFrom(props)
  if (!page) notFound()
  return <ListPage page={page} language={await readLanguage()} query={readListQuery(await props.searchParams)} />
}
