/** The landing page of a town, a type or both; the middleware rewrites `/nl/te-koop/berchem/appartementen/` to this route. */
import { notFound } from 'next/navigation'
import { LandingPage } from '@/components/landing/landing-page'
import { findLandingPage, listLandingParams } from '@/lib/server/pages/landing-pages'
import { landingMetadata } from '@/lib/server/pages/list-metadata'
import { readLanguage } from '@/lib/server/pages/read-language'

type Props = { params: Promise<{ list: string; town: string; type: string }> }

export const generateStaticParams = listLandingParams

export async function generateMetadata({ params }: Props) {
  const found = findLandingPage(await params)
  return found ? landingMetadata(found, await readLanguage()) : {}
}

export default async function Page({ params }: Props) {
  const found = findLandingPage(await params)
  if (!found) notFound()
  return <LandingPage {...found} language={await readLanguage()} />
}
