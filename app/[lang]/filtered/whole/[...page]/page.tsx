/** The dynamic twin of a page that shows named properties, or that is a list among other modules. */
import { notFound } from 'next/navigation'
import { ContentPage } from '@/components/modules/content-page'
import { findModule } from '@/components/modules/registry'
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
  return (
    <ContentPage
      page={page}
      language={await readLanguage()}
      findModule={findModule}
      query={readListQuery(await props.searchParams)}
    />
  )
}
