/** Titles, descriptions and other languages of the pages of agents and branches. */
import 'server-only'
import type { Metadata } from 'next'
import type { Language } from '../../domain/text/language.ts'
import { agentsPath, branchesPath } from '../../routing/href.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { toMetadata } from '../pages/metadata.ts'
import { itemAlternates } from '../pages/pages.ts'
import { translatorOf } from '../pages/translator.ts'
import { findAgentBySlug } from './agents.ts'
import { findBranch } from './branches.ts'

/** @param slug last segment of the address. */
export function agentMetadata(slug: string, language: Language): Metadata {
  const agent = findAgentBySlug(slug)
  if (!agent) return {}
  return toMetadata(language, {
    title: translatorOf(language)('AgentPage.metaTitle', { name: agent.name, function: agent.function[language] }),
    shorter: [agent.name],
    description: agent.intro[language],
    alternates: itemAlternates(agentsPath, agent),
    isIndexed: true,
  })
}

/** @param slug last segment of the address. */
export function branchMetadata(slug: string, language: Language): Metadata {
  const branch = findBranch(slug)
  if (!branch) return {}
  const t = translatorOf(language)
  const { street, zip, city, name, picture } = branch
  return toMetadata(language, {
    title: t('BranchPage.metaTitle', { name, city }),
    shorter: [name],
    description: t('BranchPage.metaDescription', { agency: getSnapshot().site.name, street, zip, city }),
    alternates: itemAlternates(branchesPath, branch),
    isIndexed: true,
    image: picture && { ...picture, alt: picture.alt[language] },
  })
}
