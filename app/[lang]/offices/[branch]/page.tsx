/** A branch of the agency; dynamic, as it shows whether it is open. */
import { notFound } from 'next/navigation'
import { BranchPage } from '@/components/agency/branch-page'
import { findBranch } from '@/lib/server/agency/branches'
import { branchMetadata } from '@/lib/server/agency/metadata'
import { readLanguage } from '@/lib/server/pages/read-language'

type Props = { params: Promise<{ branch: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  return branchMetadata((await params).branch, await readLanguage())
}

export default async function Page({ params }: Props) {
  const branch = findBranch((await params).branch)
  if (!branch) notFound()
  return <BranchPage branch={branch} language={await readLanguage()} now={new Date()} />
}
