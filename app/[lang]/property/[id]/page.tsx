/** The page of a property or takeover; requested by the localized address that ends in its number. */
import { notFound } from 'next/navigation'
import { PropertyPage } from '@/components/property/detail/property-page'
import { propertyMetadata } from '@/lib/server/pages/metadata'
import { readLanguage } from '@/lib/server/pages/read-language'
import { findProperty, listPropertyIds } from '@/lib/server/property/property-detail'

type Props = { params: Promise<{ id: string }> }

export const generateStaticParams = () => listPropertyIds().map((id) => ({ id }))

export async function generateMetadata({ params }: Props) {
  const property = findProperty((await params).id)
  return property ? propertyMetadata(property, await readLanguage()) : {}
}

export default async function Page({ params }: Props) {
  const property = findProperty((await params).id)
  if (!property) notFound()
  return <PropertyPage property={property} language={await readLanguage()} />
}
