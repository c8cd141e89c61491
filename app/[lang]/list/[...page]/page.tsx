/** Lists of a goal; the middleware leads their addresses here. */
import { notFound } from 'next/navigation'
import { ListPage } from '@/components/modules/list-page'
import { contentPageMetadata } from '@/lib/server/pages/metadata'
import { findPageOf, listPageParams } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'

type Props = { params: Promise<{ page?: string[] }> }

export const generateStaticParams = () => listPageParams('list')

export async function generateMetadata({ params }: Props) {
  const page = findPageOf((await params).page)
  return page ? contentPageMetadata(page, await readLanguage()) : {}
}

export default async function Page({ params }: Props) {
  const page = findPageOf((await params).page)
  if (!page) notFound()
  return <ListPage page={page} language={await readLanguage()} />
}
