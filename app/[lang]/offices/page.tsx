/** All branches of the agency; dynamic, as it shows which are open. */
import { BranchesPage } from '@/components/agency/branches-page'
import { branchesPath } from '@/lib/routing/href'
import { contentPageMetadata } from '@/lib/server/pages/metadata'
import { findContentPage } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'

export const dynamic = 'force-dynamic'

export async function generateMetadata() {
  const page = findContentPage(branchesPath)
  return page ? contentPageMetadata(page, await readLanguage()) : {}
}

export default async function Page() {
  return <BranchesPage language={await readLanguage()} now={new Date()} />
}
