/** The properties of the owner who is logged in. */
import { headers } from 'next/headers'
import { PortalList } from '@/components/portal/frame/portal-list'
import { privateMetadata } from '@/lib/server/accounts/private-page'
import { requireOwner } from '@/lib/server/accounts/require-owner'
import { getDb } from '@/lib/server/db/client'
import { readLanguage } from '@/lib/server/pages/read-language'
import { findPropertySummaries } from '@/lib/server/portal/property-summary'

export const generateMetadata = () => privateMetadata('owner')

export default async function Page() {
  const { id, name } = await requireOwner(await headers())
  const language = await readLanguage()
  const summaries = await findPropertySummaries(await getDb(), id, new Date(), language)
  return <PortalList language={language} name={name} summaries={summaries} />
}
