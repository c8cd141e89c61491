/** Condition rules: whether a module or a field is shown (specification 3 and 5, ruling 18). */
import { isEmpty } from '../text/is-empty.ts'

type Scalar = string | number | boolean | null

/** A type of its own, so that lib/domain does not import the schema; `ConditionRule` of the schema is assignable to it. */
export type Condition = {
  field: string
  logic: string
  compareWithField?: string | undefined
  compareWithValue?: Scalar | readonly (string | number)[] | undefined
  advancedCondition?: { match: 'all' | 'any'; rules: readonly Condition[] } | undefined
}

export type ConditionRecord = Readonly<Record<string, unknown>>

type Comparison = (left: unknown, right: unknown) => boolean

const operators: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ['equal', (left, right) => left === right],
  ['not-equal', (left, right) => left !== right],
  ['contains', contains],
  ['greater', (left, right) => compare(left, right) > 0],
  ['less', (left, right) => compare(left, right) < 0],
  ['in', (left, right) => Array.isArray(right) && right.includes(left)],
])

/** Operators without an operand. */
const emptiness: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['empty', isEmpty],
  ['not-empty', (value: unknown) => !isEmpty(value)],
])

/**
 * True when all rules hold; true without rules. A rule with an `advancedCondition` holds when both its own comparison and that
 * group hold. An unknown operator, an unknown field, a missing operand and incomparable values make a rule false, for any
 * operator.
 */
export function evaluateRules(rules: readonly Condition[], record: ConditionRecord): boolean {
  return rules.every((rule) => holds(rule, record))
}

function holds(rule: Condition, record: ConditionRecord): boolean {
  try {
    return compares(rule, record) && groupHolds(rule.advancedCondition, record)
  } catch {
    return false
  }
}

function groupHolds(group: Condition['advancedCondition'], record: ConditionRecord): boolean {
  if (group === undefined) return true
  return group.match === 'all' ? evaluateRules(group.rules, record) : group.rules.some((rule) => holds(rule, record))
}

function compares(rule: Condition, record: ConditionRecord): boolean {
  const value = readField(record, rule.field)
  const test = emptiness.get(rule.logic)
  if (test !== undefined) return test(value)
  const operator = operators.get(rule.logic)
  if (operator === undefined) throw new Error(`Unknown operator ${rule.logic}`)
  return operator(value, readOperand(rule, record))
}

/** The value of the other field if one is named, else the literal value. */
function readOperand({ compareWithField, compareWithValue }: Condition, record: ConditionRecord): unknown {
  if (compareWithField !== undefined) return readField(record, compareWithField)
  if (compareWithValue === undefined) throw new Error('Nothing to compare with')
  return compareWithValue
}

function readField(record: ConditionRecord, field: string): unknown {
  if (!Object.hasOwn(record, field)) throw new Error(`Unknown field ${field}`)
  return record[field]
}

/** Whether a list contains an item, or a text a substring. */
function contains(whole: unknown, part: unknown): boolean {
  if (Array.isArray(whole)) return whole.includes(part)
  return typeof whole === 'string' && typeof part === 'string' && whole.includes(part)
}

/** Compares two numbers, or two texts such as ISO dates. @throws for a text and a number, which have no order. */
function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : Number(left > right)
  throw new Error('Values without an order')
}
