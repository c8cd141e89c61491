/** An agent as JSON-LD: a person who works for the branch, or for the agency if it has one office. */
import { JsonLd } from '@/components/layout/json-ld'
import type { Language } from '@/lib/domain/text/language'
import { phoneHref } from '@/lib/domain/text/phone-href'
import { agentHref, branchId } from '@/lib/server/agency/agency-links'
import type { AgentFound } from '@/lib/server/agency/agents'
import { absoluteUrl, agencyId } from '@/lib/server/runtime/site-url'

export function JsonLdAgent({ found: { agent, branch }, language }: { found: AgentFound; language: Language }) {
  const url = absoluteUrl(agentHref(agent, language) ?? '/')
  const { registrationNumber } = agent
  return (
    <JsonLd
      data={{
        '@type': 'Person',
        '@id': `${url}#person`,
        name: agent.name,
        jobTitle: agent.function[language],
        description: agent.intro[language],
        telephone: phoneHref(agent.phone).replace('tel:', ''),
        email: agent.email,
        knowsLanguage: agent.languages,
        url,
        worksFor: { '@id': branch ? branchId(branch) : agencyId() },
        ...(registrationNumber && {
          identifier: { '@type': 'PropertyValue', propertyID: 'BIV/IPI', value: registrationNumber },
        }),
      }}
    />
  )
}
