/** The page of a property or project that was published and has been taken away; the middleware answers it with 410. */
import { notFound } from 'next/navigation'
import { FormerListingPage } from '@/components/property/former/former-listing-page'
import { findFormerListing } from '@/lib/server/content/snapshot/former-listing'
import { notFoundMetadata } from '@/lib/server/pages/metadata'
import { readLanguage } from '@/lib/server/pages/read-language'

type Props = { params: Promise<{ id: string }> }

/** None beforehand; each is kept once it was asked for. */
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
