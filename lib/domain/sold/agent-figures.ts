/** What each agent sold and let within the reporting period. */
import { groupBy } from './group-by.ts'
import { toSaleTimes } from './sale-times.ts'
import type { Reference } from './sold-case.ts'

export type AgentFigures = {
  agentId: number
  sold: number
  let: number
  /** Median days, of owners who consented; undefined with fewer than five. */
  median: number | undefined
}

/** @param cases of the period; those without an agent are left out. */
export function toAgentFigures(cases: readonly Reference[]): AgentFigures[] {
  const named = cases.filter(({ agentId }) => agentId !== 0)
  return [...groupBy(named, ({ agentId }) => agentId)].map(([agentId, own]) => {
    const sales = own.filter(({ deal }) => deal === 'sold')
    return {
      agentId,
      sold: sales.length,
      let: own.length - sales.length,
      median: toSaleTimes(sales).median,
    }
  })
}
