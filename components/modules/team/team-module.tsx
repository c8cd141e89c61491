/** The people of the agency (specification 2, "team view"). */
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { ModuleGrid } from '../module-grid'
import type { ModuleProps } from '../module-props'
import { innerHeading, ModuleSection } from '../module-section'
import { AgentCard } from './agent-card'

export function TeamModule({ module, language }: ModuleProps) {
  const agents = getSnapshot().agents.slice(0, module.maxItems)
  return (
    <ModuleSection module={module} language={language}>
      <ModuleGrid columns={module.itemsPerRow}>
        {agents.map((agent) => (
          <AgentCard key={agent.id} agent={agent} language={language} headingLevel={innerHeading(module, language)} />
        ))}
      </ModuleGrid>
    </ModuleSection>
  )
}
