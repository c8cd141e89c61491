/**
 * Condition rules: when a module or a field is shown (specification 3, ruling 18). Evaluated by `lib/domain/site/condition.ts`.
 */
import { z } from 'zod'

/** The closed list of operators; an unknown one is false at run time. */
export const conditionOperators = ['equal', 'not-equal', 'empty', 'not-empty', 'contains', 'greater', 'less', 'in'] as const

const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number()]))])

const simpleRule = {
  field: z.string().min(1),
  logic: z.enum(conditionOperators),
  compareWithField: z.string().optional(),
  compareWithValue: value.optional(),
}

/** A nested group of rules: all of them, or any of them. */
export type ConditionGroup = { match: 'all' | 'any'; rules: ConditionRule[] }

export type ConditionRule = {
  field: string
  logic: string
  compareWithField?: string | undefined
  compareWithValue?: string | number | boolean | null | (string | number)[] | undefined
  advancedCondition?: ConditionGroup | undefined
}

export const conditionRule: z.ZodType<ConditionRule> = z.lazy(() =>
  z.strictObject({
    ...simpleRule,
    advancedCondition: z.strictObject({ match: z.enum(['all', 'any']), rules: z.array(conditionRule).min(1) }).optional(),
  }),
)
