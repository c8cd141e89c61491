/** The instant estimate: the dynamic twin of the valuation page, with the typed values in its query. */
import { notFound } from 'next/navigation'
import { EstimatePage } from '@/components/estimate/estimate-page'
import { readEstimateQuery, valuationPath } from '@/lib/routing/estimate-query'
import { contentPageMetadata } from '@/lib/server/pages/metadata'
import { findContentPage } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'
import { toSearchParams } from '@/lib/server/search/read-list-query'
import { priceEdges } from '@/lib/server/sold/estimate-view'
import { findInterested } from '@/lib/server/sold/interested-subscribers'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Endless variants by query: search engines index the plain page. */
export async function generateMetadata() {
  const source = findContentPage(valuationPath)
  return source ? { ...contentPageMetadata(source, await readLanguage()), robots: { index: false, follow: true } } : {}
}

export default async function Page({ searchParams }: Props) {
  if (findContentPage(valuationPath)?.kind !== 'page') notFound()
  const query = toSearchParams(await searchParams)
  const asked = readEstimateQuery(query)
  const interested = asked.home && (await findInterested(asked.home, priceEdges(asked.home)))
  return <EstimatePage asked={asked} interested={interested} query={`?${query}`} language={await readLanguage()} />
}
