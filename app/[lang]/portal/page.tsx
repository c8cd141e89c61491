/** The properties of the owner who is logged in. */
import { headers } from 'next/headers'
import { PortalList } from '@/components/portal/portal-list'
import { privateMetadata } from '@/lib/server/accounts/private-page'
import { requireOwner } from '@/lib/server/accounts/require-owner'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { getDb } from '@/lib/server/db/client'
import { propertiesOfOwner } from '@/lib/server/db/repositories/owner-properties'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => privateMetadata('owner')

export default async function Page() {
  const { id, name } = await requireOwner(await headers())
  const ids = await propertiesOfOwner(await getDb(), id)
  const properties = ids.flatMap((propertyId) => getSnapshot().propertyById.get(propertyId) ?? [])
  return <PortalList language={await readLanguage()} name={name} properties={properties} />
}
