/** The branch of a listing, copies of its mails to the branch, and addresses of agents and branches. */
import { beforeEach, expect, test } from 'vitest'
import { agentHref, branchHref } from '@/lib/server/agency/agency-links'
import { agentCrumbs, findAgentBySlug } from '@/lib/server/agency/agents'
import { agentsAt, branchOfAgent, copyToBranch, findBranch, listingsAt, stateOf } from '@/lib/server/agency/branches'
import { agentMetadata, branchMetadata } from '@/lib/server/agency/metadata'
import type { Snapshot } from '@/lib/server/content/snapshot/snapshot-type'
import { buildSitemap } from '@/lib/server/syndication/sitemap'
import { snapshot } from '../../../support/content'

const setSnapshot = (parts: Partial<Snapshot> = {}) => {
  globalThis.currentSnapshot = { ...snapshot, ...parts }
}

beforeEach(() => setSnapshot())

const isAvailable = ({ availability }: { availability: string }) => availability === 'available'

test('each agent works at one branch, and each listing that is to be had is at one', () => {
  expect(snapshot.branches.flatMap(agentsAt)).toHaveLength(snapshot.agents.length)
  const all = [...snapshot.properties, ...snapshot.takeovers].filter(isAvailable)
  const shown = snapshot.branches.flatMap(listingsAt)
  expect(shown.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
})

test('an agent without a branch, or with an unknown one, belongs to the first', () => {
  setSnapshot({ agents: snapshot.agents.map((agent) => ({ ...agent, branchId: agent.id === 11 ? undefined : 99 })) })
  expect(branchOfAgent(11)?.id).toBe(1)
  expect(branchOfAgent(12)?.id).toBe(1)
  expect(branchOfAgent(undefined)?.id).toBe(1)
})

test('the office of the property gets a copy', () => {
  expect(copyToBranch(11, 'lotte@scheldelicht.example')).toEqual({ cc: 'berchem@scheldelicht.example' })
  expect(copyToBranch(13, 'greet@scheldelicht.example')).toEqual({ cc: 'noord@scheldelicht.example' })
  expect(copyToBranch(undefined, 'hallo@scheldelicht.example')).toEqual({})
  expect(copyToBranch(12, 'Hallo@scheldelicht.example')).toEqual({})
})

test('an agency of one office mails as before', () => {
  setSnapshot({ branches: [] })
  expect(copyToBranch(11, 'lotte@scheldelicht.example')).toEqual({})
  setSnapshot({ branches: snapshot.branches.slice(0, 1) })
  expect(copyToBranch(11, 'lotte@scheldelicht.example')).toEqual({})
})

test('without their pages in the content nothing leads to them', () => {
  const [agent] = snapshot.agents
  const [branch] = snapshot.branches
  if (!agent || !branch) throw new Error('the demo has both')
  expect(agentHref(agent, 'fr')).toBe('/fr/agents/lotte-verhaegen/')
  expect(branchHref(branch, 'en')).toBe('/en/offices/eilandje/')
  setSnapshot({ pages: new Map([...snapshot.pages].filter(([path]) => !['agents', 'offices'].includes(path))) })
  expect(agentHref(agent, 'fr')).toBeUndefined()
  expect(branchHref(branch, 'en')).toBeUndefined()
  expect(buildSitemap().some(({ url }) => url.includes('/kantoren/') || url.includes('lotte-verhaegen'))).toBe(false)
})

test('the way to an agent leads over the office, or over the team', () => {
  const agent = findAgentBySlug('lotte-verhaegen')
  if (!agent) throw new Error('no agent')
  expect(agentCrumbs(agent, 'nl').map(({ name }) => name)).toEqual(['Home', 'Kantoren', 'Berchem', 'Lotte Verhaegen'])
  setSnapshot({ branches: [] })
  expect(agentCrumbs(agent, 'nl').map(({ name }) => name)).toEqual(['Home', 'Onze mensen', 'Lotte Verhaegen'])
})

test('sitemap and metadata know their other languages', () => {
  const entry = buildSitemap().find(({ url }) => url.endsWith('/nl/kantoren/berchem/'))
  expect(Object.keys(entry?.alternates ?? {})).toEqual(['nl', 'fr', 'en', 'x-default'])
  expect(buildSitemap().some(({ url }) => url.endsWith('/nl/kantoren/'))).toBe(true)
  expect(agentMetadata('lotte-verhaegen', 'nl')).toMatchObject({ robots: { index: true } })
  expect(String(branchMetadata('berchem', 'fr').title)).toContain('Bureau Berchem')
  expect(branchMetadata('nowhere', 'fr')).toEqual({})
})

test('is open by the clock in Belgium', () => {
  const branch = findBranch('noord')
  if (!branch) throw new Error('no branch')
  expect(stateOf(branch, new Date('2026-11-23T09:00:00Z'))).toEqual({ kind: 'open', until: '12:30' })
  expect(stateOf(branch, new Date('2026-11-23T11:30:00Z'))).toMatchObject({ kind: 'opens', weekday: 'wednesday' })
})
