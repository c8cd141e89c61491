/** What the pages of agents and branches show, and what they leave out. */
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { AgentHead } from '@/components/agency/agent-head'
import { AgentSales } from '@/components/agency/agent-sales'
import { BranchRows } from '@/components/agency/branch-rows'
import { HoursTable } from '@/components/agency/hours-table'
import { JsonLdAgent } from '@/components/agency/json-ld-agent'
import { JsonLdBranch } from '@/components/agency/json-ld-branch'
import { NextViewings } from '@/components/agency/next-viewings'
import { OpenNow } from '@/components/agency/open-now'
import { PeopleList } from '@/components/agency/people-list'
import { JsonLdAgency } from '@/components/layout/json-ld-agency'
import type { AgentFound } from '@/lib/server/agency/agents'
import { snapshot } from '../../support/content'
import { renderIn } from '../../support/render'
import { findDataMistake } from '../../support/structured-data'
import { setSnapshot } from '../modules/demo'

beforeEach(() => setSnapshot())

const [agent] = snapshot.agents
const branch = snapshot.branches[1]
if (!agent || !branch) throw new Error('the demo has both')

const found: AgentFound = { agent, branch, listings: [], viewings: [], figures: undefined, sales: [], testimonials: [] }

test('an agent has contact data, and only known facts', () => {
  renderIn('nl', <AgentHead found={found} language="nl" />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lotte Verhaegen')
  expect(screen.getByRole('link', { name: 'Mail Lotte' })).toHaveAttribute('href', 'mailto:lotte@scheldelicht.example')
  expect(screen.getByRole('link', { name: 'Berchem, Statiekaai 12' })).toHaveAttribute('href', '/nl/kantoren/berchem/')
  expect(screen.queryByText('In twaalf maanden')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Plan een bezoek' })).toBeNull()
})

test('figures show what there is', () => {
  const figures = { agentId: agent.id, sold: 12, let: 0, median: 21 }
  renderIn('fr', <AgentHead found={{ ...found, figures, branch: undefined }} language="fr" />)
  expect(screen.getByText('12 vendus, médiane de 21 jours')).toBeVisible()
  expect(screen.queryByText('Bureau')).toBeNull()
})

test('free slots link to the form of their property', () => {
  const times = [{ day: 'dinsdag 24 november 2026', hours: ['16:00', '16:30'] }]
  renderIn('nl', <NextViewings name="Lotte" viewings={[{ id: 1, title: 'Burgerhuis', href: '/nl/x/', times }]} />)
  const region = screen.getByRole('region', { name: 'Op bezoek met Lotte' })
  expect(within(region).getByRole('link', { name: 'Kies een uur, Burgerhuis' })).toHaveAttribute('href', '/nl/x/')
  expect(region).toHaveTextContent('16:00')
})

test('a sale never shows its price', () => {
  const sales = snapshot.market.references.slice(0, 2)
  const { container } = renderIn('en', <AgentSales found={{ ...found, sales }} language="en" />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(container).not.toHaveTextContent('€')
})

test('today is marked in the opening hours', () => {
  renderIn('nl', <HoursTable hours={branch.hours} today="friday" />)
  const row = screen.getByRole('row', { name: 'vrijdag 9:00 tot 16:00' })
  expect(row.className).toContain('today')
  expect(screen.getByRole('row', { name: 'zondag gesloten' }).className).not.toContain('today')
})

test.each([
  [{ kind: 'open', until: '18:00' }, 'Ouvert jusqu’à 18:00'],
  [{ kind: 'opens', days: 0, weekday: 'monday', from: '09:00' }, 'Ouvre aujourd’hui à 9:00'],
  [{ kind: 'opens', days: 1, weekday: 'tuesday', from: '09:00' }, 'Ouvre demain à 9:00'],
  [{ kind: 'opens', days: 2, weekday: 'wednesday', from: '09:00' }, 'Ouvre mercredi à 9:00'],
  [{ kind: 'closed' }, 'Sur rendez-vous uniquement'],
] as const)('shows %o', (state, words) => {
  renderIn('fr', <OpenNow state={state} />)
  expect(screen.getByText(words)).toBeVisible()
})

test('branches are numbered as on the map, with the number of listings', () => {
  renderIn('nl', <BranchRows branches={snapshot.branches} language="nl" now={new Date('2026-11-23T09:00:00Z')} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['Eilandje', 'Berchem', 'Noord'])
  expect(rows[2]).toHaveTextContent('Open tot 12:30')
  expect(rows[1]).toHaveTextContent('4 panden')
})

test.each([true, false])('structured data refers to content of the page; with a branch: %s', (isAtBranch) => {
  const { container } = renderIn(
    'nl',
    <>
      <JsonLdAgency />
      {isAtBranch && <JsonLdBranch branch={branch} language="nl" />}
      <JsonLdAgent found={{ ...found, branch: isAtBranch ? branch : undefined }} language="nl" />
    </>,
  )
  const data = [...container.querySelectorAll('script')].map((script) => JSON.parse(script.textContent ?? ''))
  expect(data).toHaveLength(isAtBranch ? 3 : 2)
  expect(findDataMistake(data)).toBeUndefined()
})

test('people without a page are not linked', () => {
  setSnapshot({ pages: new Map() })
  renderIn('nl', <PeopleList agents={snapshot.agents.slice(0, 2)} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('link')).toBeNull()
})
