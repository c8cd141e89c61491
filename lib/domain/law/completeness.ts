/** Whether a notice states what the law of its Region requires (belgium.md, "A notice must show"). */

import { isEmpty } from '../text/is-empty.ts'
import { type CompletenessRule, completenessRules } from './completeness-rules.ts'
import type { NoticeProperty } from './notice-property.ts'
import { findRegion, type Region } from './region.ts'

export type CompletenessGap = Pick<CompletenessRule, 'level' | 'field' | 'rule'>

/** A rule that applies to a property, and whether the property lacks the field. */
export type CompletenessLine = CompletenessGap & { isMissing: boolean }

const isApplicable = ({ regions, goals, applies }: CompletenessRule, region: Region, property: NoticeProperty) =>
  regions.includes(region) && goals.includes(property.goal) && (applies?.(property) ?? true)

/**
 * Every rule that applies to a property in Belgium, published or not, in the order of the table; none abroad and for takeovers.
 */
export function listCompleteness(property: NoticeProperty): CompletenessLine[] {
  const region = findRegion(property.zip, property.countryId)
  if (region === undefined) return []
  return completenessRules
    .filter((rule) => isApplicable(rule, region, property))
    .map((rule) => ({ level: rule.level, field: rule.field, rule: rule.rule, isMissing: isGap(rule, property) }))
}

/**
 * The missing fields of a published property in Belgium, in the order of the table; none for archived, unpublished and foreign
 * ones and for takeovers, which no rule covers. Expired certificates and flood reports are not checked, since the function does
 * not know today's date.
 */
export function checkCompleteness(property: NoticeProperty): CompletenessGap[] {
  if (!property.published || property.archived) return []
  return listCompleteness(property)
    .filter(({ isMissing }) => isMissing)
    .map(({ level, field, rule }) => ({ level, field, rule }))
}

function isGap({ field, isMissing }: CompletenessRule, property: NoticeProperty): boolean {
  return isMissing === undefined ? isEmpty(property[field]) : isMissing(property)
}
