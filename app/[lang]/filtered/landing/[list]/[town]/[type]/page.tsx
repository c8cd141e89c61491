/** Further pages of a landing page's list: the dynamic twin (docs/decisions/004-static-pages-dynamic-twin.md). */
import { notFound } from 'next/navigation'
import { LandingPage } from '@/components/landing/landing-page'
import { findLandingPage } from '@/lib/server/pages/landing-pages'
import { landingMetadata } from '@/lib/server/pages/list-metadata'
import { readLanguage } from '@/lib/server/pages/read-language'
import { readListQuery } from '@/lib/server/search/read-list-query'

type Props = {
  params: Promise<{ list: string; town: string; type: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: Props) {
  const found = findLandingPage(await params)
  return found ? landingMetadata(found, await readLanguage(), readListQuery(await searchParams).page) : {}
}

export default async function Page({ params, searchParams }: Props) {
  const found = findLandingPage(await params)
  if (!found) notFound()
  const { page } = readListQuery(await searchParams)
  return <LandingPage {...found} language={await readLanguage()} page={page} />
}
