/** The dynamic twin of the references page: filtered by town or by sold and let, or a further page. */
import { notFound } from 'next/navigation'
import { ContentFrame } from '@/components/modules/content-frame'
import { ReferencesView } from '@/components/sold/references-view'
import { readReferenceQuery, referenceQueryText, referencesPath } from '@/lib/routing/reference-query'
import { contentPageMetadata } from '@/lib/server/pages/metadata'
import { findContentPage } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'
import { toSearchParams } from '@/lib/server/search/read-list-query'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** One of many parts of the same list: search engines index the whole one. */
export async function generateMetadata() {
  const source = findContentPage(referencesPath)
  return source ? { ...contentPageMetadata(source, await readLanguage()), robots: { index: false, follow: true } } : {}
}

export default async function Page({ searchParams }: Props) {
  const source = findContentPage(referencesPath)
  if (source?.kind !== 'page') notFound()
  const { page } = source
  const language = await readLanguage()
  const query = readReferenceQuery(toSearchParams(await searchParams))
  return (
    <ContentFrame path={referencesPath} language={language} query={referenceQueryText(query)}>
      <ReferencesView heading={page.title[language]} intro={page.description?.[language]} language={language} query={query} />
    </ContentFrame>
  )
}
