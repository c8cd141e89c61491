/** The brochure of a property, to print or save; requested by the property's address followed by the brochure's segment. */
import { notFound } from 'next/navigation'
import { Brochure } from '@/components/property/brochure/brochure'
import { isEnabled } from '@/lib/server/pages/feature'
import { brochureMetadata } from '@/lib/server/pages/metadata'
import { readLanguage } from '@/lib/server/pages/read-language'
import { findProperty, getPropertyDetail } from '@/lib/server/property/property-detail'

type Props = { params: Promise<{ id: string }> }

/** None at build time; each brochure is rendered and cached at its first request. */
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props) {
  const property = findProperty((await params).id)
  return property ? brochureMetadata(property, await readLanguage()) : {}
}

export default async function Page({ params }: Props) {
  const property = findProperty((await params).id)
  if (!property || property.archived || !isEnabled('brochure')) notFound()
  return <Brochure detail={getPropertyDetail(property, await readLanguage())} />
}
