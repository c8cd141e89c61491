/** The page of a former listing (property or project); the middleware responds with status 410. */
import { notFound } from 'next/navigation'
import { FormerListingPage } from '@/components/property/former/former-listing-page'
import { findFormerListing } from '@/lib/server/content/snapshot/former-listing'
import { notFoundMetadata } from '@/lib/server/pages/metadata'
import { readLanguage } from '@/lib/server/pages/read-language'

type Props = { params: Promise<{ id: string }> }

/** None at build time; each page is rendered and cached at its first request. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props) {
  const listing = findFormerListing((await params).id)
  return listing ? notFoundMetadata(listing.kind === 'property' ? 'formerProperty' : 'formerProject') : {}
}

export default async function Page({ params }: Props) {
  const listing = findFormerListing((await params).id)
  if (!listing) notFound()
  return <FormerListingPage listing={listing} language={await readLanguage()} />
}
