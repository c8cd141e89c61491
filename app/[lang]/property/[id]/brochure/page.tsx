/** A property to print or to keep as a file; reached by the property's address with the brochure's segment behind it. */
import { notFound } from 'next/navigation'
import { Brochure } from '@/components/property/brochure/brochure'
import { isEnabled } from '@/lib/server/pages/feature'
import { brochureMetadata } from '@/lib/server/pages/metadata'
import { readLanguage } from '@/lib/server/pages/read-language'
import { findProperty, getPropertyDetail } from '@/lib/server/property/property-detail'

type Props = { params: Promise<{ id: string }> }

/** None in advance: a brochure is made when somebody asks for it, and kept. */
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
