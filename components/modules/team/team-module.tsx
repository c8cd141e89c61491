/** The staff of the agency (specification 2, "team view"): as cards, or as lines on pages that only name a contact person. */
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { toAgentContact } from '@/lib/server/property/agent-contact'
import { ModuleGrid } from '../module-grid'
import type { ModuleProps } from '../module-props'
import { innerHeading, ModuleSection } from '../module-section'
import { AgentCard } from './agent-card'
import { AgentLine } from './agent-line'
import { hasJoinCard, JoinCard } from './join-card'

export function TeamModule({ module, language, path }: ModuleProps) {
  const agents = getSnapshot().agents.slice(0, module.maxItems)
  const isShort = module.relation.id === 'team-lines'
  const headingLevel = innerHeading(module, language)
  const hasHole = !isShort && agents.length % module.itemsPerRow > 0 && hasJoinCard(path)
  const people = agents.map((agent) =>
    isShort ? (
      <AgentLine key={agent.id} agent={toAgentContact(agent, language)} />
    ) : (
      <AgentCard key={agent.id} agent={agent} language={language} headingLevel={headingLevel} />
    ),
  )
  return (
    <ModuleSection module={module} language={language}>
      <ModuleGrid columns={module.itemsPerRow}>
        {hasHole ? [...people, <JoinCard key="join" language={language} headingLevel={headingLevel} />] : people}
      </ModuleGrid>
    </ModuleSection>
  )
}
