/** The page of an agent; dynamic, as it shows free slots. */
import { notFound } from 'next/navigation'
import { AgentPage } from '@/components/agency/agent-page'
import { findAgentPage } from '@/lib/server/agency/agents'
import { agentMetadata } from '@/lib/server/agency/metadata'
import { readLanguage } from '@/lib/server/pages/read-language'

type Props = { params: Promise<{ agent: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  return agentMetadata((await params).agent, await readLanguage())
}

export default async function Page({ params }: Props) {
  const language = await readLanguage()
  const found = await findAgentPage((await params).agent, language, new Date())
  if (!found) notFound()
  return <AgentPage found={found} language={language} />
}
