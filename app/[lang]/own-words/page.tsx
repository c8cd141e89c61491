/** Search by a sentence: `/nl/in-uw-eigen-woorden/?zin=huis met tuin in Berchem`. */
import { SentencePage } from '@/components/sentence/sentence-page'
import { sentenceParameter } from '@/lib/routing/sentence-query'
import { single } from '@/lib/server/http/query-parameter'
import { contentPageMetadata } from '@/lib/server/pages/metadata'
import { findContentPage } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'

/** Endless variants by sentence that link to each other: search engines index and follow the plain page only. */
export async function generateMetadata({ searchParams }: PageProps<'/[lang]/own-words'>) {
  const page = findContentPage('own-words')
  if (!page) return {}
  const metadata = contentPageMetadata(page, await readLanguage())
  return sentenceParameter in (await searchParams) ? { ...metadata, robots: { index: false, follow: false } } : metadata
}

export default async function Page({ searchParams }: PageProps<'/[lang]/own-words'>) {
  const { [sentenceParameter]: typed } = await searchParams
  return <SentencePage language={await readLanguage()} typed={single(typed) ?? ''} />
}
