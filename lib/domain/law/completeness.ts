/** Whether a notice states what the law of its region asks (belgium.md, "A notice must show"). */

import { isEmpty } from '../text/is-empty.ts'
import { type CompletenessRule, completenessRules } from './completeness-rules.ts'
import type { NoticeProperty } from './notice-property.ts'
import { findRegion } from './region.ts'

export type CompletenessGap = Pick<CompletenessRule, 'level' | 'field' | 'rule'>

/**
 * The gaps of a published property in Belgium, in the order of the table; none for archived, unpublished and foreign ones,
 * and none for takeovers, which no rule names. Out of scope for want of a clock: expired certificates and flood reports.
 */
export function checkCompleteness(property: NoticeProperty): CompletenessGap[] {
  const region = findRegion(property.zip, property.countryId)
  if (region === undefined || !property.published || property.archived) return []
  return completenessRules
    .filter(({ regions, goals }) => regions.includes(region) && goals.includes(property.goal))
    .filter((rule) => isGap(rule, property))
    .map(({ level, field, rule }) => ({ level, field, rule }))
}

function isGap({ field, applies, isMissing }: CompletenessRule, property: NoticeProperty): boolean {
  if (applies !== undefined && !applies(property)) return false
  return isMissing === undefined ? isEmpty(property[field]) : isMissing(property)
}
