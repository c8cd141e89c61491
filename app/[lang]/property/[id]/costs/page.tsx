/** The dynamic twin of a property's page: the same page with the calculator filled in by the query, for visitors without script. */
import { notFound } from 'next/navigation'
import { PropertyPage } from '@/components/property/detail/property-page'
import { propertyMetadata } from '@/lib/server/pages/metadata'
import { readLanguage } from '@/lib/server/pages/read-language'
import type { PageQuery } from '@/lib/server/property/property-costs'
import { findProperty } from '@/lib/server/property/property-detail'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

/** Endless variants by query: search engines index the plain page. */
export async function generateMetadata({ params }: Props) {
  const property = findProperty((await params).id)
  return property ? { ...propertyMetadata(property, await readLanguage()), robots: { index: false, follow: true } } : {}
}

export default async function Page({ params, searchParams }: Props) {
  const property = findProperty((await params).id)
  if (!property) notFound()
  return <PropertyPage property={property} language={await readLanguage()} query={await searchParams} />
}
