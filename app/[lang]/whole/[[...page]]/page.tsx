/** Pages of the content with any module, forms included; the middleware leads those here that need more than the light ones. */
import { notFound } from 'next/navigation'
import { ContentPage } from '@/components/modules/content-page'
import { findModule } from '@/components/modules/registry'
import { contentPageMetadata } from '@/lib/server/pages/metadata'
import { findPageOf, listPageParams } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'

type Props = { params: Promise<{ page?: string[] }> }

export const generateStaticParams = () => listPageParams('whole')

export async function generateMetadata({ params }: Props) {
  const page = findPageOf((await params).page)
  return page ? contentPageMetadata(page, await readLanguage()) : {}
}

export default async function Page({ params }: Props) {
  const page = findPageOf((await params).page)
  if (!page) notFound()
  return <ContentPage page={page} language={await readLanguage()} findModule={findModule} />
}
