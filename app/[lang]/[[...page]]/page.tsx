/** Every page that the content defines, home included; reached by its original path. */
import { notFound } from 'next/navigation'
import { ContentPage } from '@/components/modules/content-page'
import { contentPageMetadata } from '@/lib/server/pages/metadata'
import { findContentPage, listContentPaths } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'

type Props = { params: Promise<{ page?: string[] }> }

export const generateStaticParams = () => listContentPaths().map((path) => ({ page: path ? path.split('/') : [] }))

const findFrom = async ({ params }: Props) => findContentPage(((await params).page ?? []).map(decodeURIComponent).join('/'))

export async function generateMetadata(props: Props) {
  const page = await findFrom(props)
  return page ? contentPageMetadata(page, await readLanguage()) : {}
}

export default async function Page(props: Props) {
  const page = await findFrom(props)
  if (!page) notFound()
  return <ContentPage page={page} language={await readLanguage()} />
}
