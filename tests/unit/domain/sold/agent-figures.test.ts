/** Sales and lettings by agent. */
import { expect, test } from 'vitest'
import { toAgentFigures } from '@/lib/domain/sold/agent-figures'
import { snapshot } from '../../../support/content'

test('every case with an agent is counted once', () => {
  const { agents, sold } = snapshot.market
  expect(agents.length).toBeGreaterThan(1)
  const counted = agents.reduce((sum, one) => sum + one.sold, 0)
  expect(counted).toBeLessThanOrEqual(sold)
  for (const one of agents) expect(snapshot.agents.some(({ id }) => id === one.agentId)).toBe(true)
})

test('the median time needs five owners who consented', () => {
  const [first] = snapshot.market.references.filter(({ deal, days }) => deal === 'sold' && days !== undefined)
  if (!first) throw new Error('the demo has a sale with its time')
  const some = Array.from({ length: 5 }, () => ({ ...first, agentId: 7, days: 20 }))
  expect(toAgentFigures(some)).toEqual([{ agentId: 7, sold: 5, let: 0, median: 20 }])
  expect(toAgentFigures(some.slice(1))).toEqual([{ agentId: 7, sold: 4, let: 0, median: undefined }])
  expect(toAgentFigures([{ ...first, agentId: 0 }])).toEqual([])
})
