/** Searching in one's own words: `/nl/in-uw-eigen-woorden/?zin=huis met tuin in Berchem`. */
import { SentencePage } from '@/components/sentence/sentence-page'
import { sentenceParameter } from '@/lib/routing/sentence-query'
import { single } from '@/lib/server/accounts/private-page'
import { contentPageMetadata } from '@/lib/server/pages/metadata'
import { findContentPage } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'

export async function generateMetadata() {
  const page = findContentPage('own-words')
  return page ? contentPageMetadata(page, await readLanguage()) : {}
}

export default async function Page({ searchParams }: PageProps<'/[lang]/own-words'>) {
  const { [sentenceParameter]: typed } = await searchParams
  return <SentencePage language={await readLanguage()} typed={single(typed) ?? ''} />
}
