/** Articles and the pages of the content with light modules alone, home included; reached by the original path. */
import { notFound } from 'next/navigation'
import { ContentPage } from '@/components/modules/content-page'
import { findLightModule } from '@/components/modules/light-modules'
import { contentPageMetadata } from '@/lib/server/pages/metadata'
import { findPageOf, listPageParams } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'

type Props = { params: Promise<{ page?: string[] }> }

export const generateStaticParams = () => listPageParams('light')

export async function generateMetadata({ params }: Props) {
  const page = findPageOf((await params).page)
  return page ? contentPageMetadata(page, await readLanguage()) : {}
}

export default async function Page({ params }: Props) {
  const page = findPageOf((await params).page)
  if (!page) notFound()
  return <ContentPage page={page} language={await readLanguage()} findModule={findLightModule} />
}
