/** Where owners begin: at their property, or at the choice between several. */
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { SiteFrame } from '@/components/layout/site-frame'
import { PropertyChoice } from '@/components/portal/property-choice'
import { portalPath } from '@/lib/routing/private-pages'
import { requireOwner } from '@/lib/server/accounts/require-owner'
import { alternatesOf } from '@/lib/server/pages'
import { portalIndexMetadata } from '@/lib/server/portal/portal-metadata'
import { listPropertyChoices } from '@/lib/server/portal/property-choices'
import { readLanguage } from '@/lib/server/read-language'

export const generateMetadata = (): Promise<Metadata> => portalIndexMetadata()

export default async function Page() {
  const language = await readLanguage()
  const choices = await listPropertyChoices(await requireOwner(await headers()), language, new Date())
  const [only, ...others] = choices
  if (only && others.length === 0) redirect(only.href)
  return (
    <SiteFrame language={language} current={portalPath} alternates={alternatesOf(portalPath)} crumbs={[]}>
      <PropertyChoice choices={choices} />
    </SiteFrame>
  )
}
