import { describe, expect, test } from 'vitest'
import { type ConditionRule, conditionOperators } from '../../../../lib/content/condition-rule.ts'
import { evaluateRules } from '../../../../lib/domain/site/condition.ts'

const record = {
  goal: 0,
  city: 'ANTWERPEN',
  birthplace: 'ANTWERPEN',
  note: ' ',
  missing: undefined,
  price: 745000,
  limit: 500000,
  date: '2026-11-21',
  webIds: ['1', '8'],
  isNew: true,
  nothing: null,
  get broken(): string {
    throw new Error('no value')
  },
}

const check = (...rules: ConditionRule[]) => evaluateRules(rules, record)
const holds: ConditionRule = { field: 'goal', logic: 'equal', compareWithValue: 0 }
const fails: ConditionRule = { field: 'goal', logic: 'equal', compareWithValue: 1 }

describe('evaluateRules', () => {
  test.each<[string, string, ConditionRule['compareWithValue'], boolean]>([
    ['goal', 'equal', 0, true],
    ['goal', 'equal', '0', false],
    ['nothing', 'equal', null, true],
    ['city', 'not-equal', 'BERCHEM', true],
    ['city', 'not-equal', 'ANTWERPEN', false],
    ['note', 'empty', undefined, true],
    ['missing', 'empty', undefined, true],
    ['nothing', 'empty', undefined, true],
    ['goal', 'empty', undefined, false],
    ['city', 'not-empty', undefined, true],
    ['note', 'not-empty', undefined, false],
    ['city', 'contains', 'WERP', true],
    ['city', 'contains', 'werp', false],
    ['webIds', 'contains', '8', true],
    ['webIds', 'contains', '18', false],
    ['goal', 'contains', '0', false],
    ['price', 'greater', 744999, true],
    ['price', 'greater', 745000, false],
    ['price', 'less', 745001, true],
    ['price', 'less', 745000, false],
    ['date', 'less', '2026-11-22', true],
    ['date', 'less', '2026-11-20', false],
    ['date', 'greater', '2026-11-20', true],
    ['date', 'greater', '2026-11-21', false],
    ['goal', 'in', [0, 1], true],
    ['goal', 'in', [1, 2], false],
    ['city', 'in', 'ANTWERPEN BERCHEM', false],
  ])('%s %s %j: %s (ruling 18)', (field, logic, compareWithValue, expected) => {
    expect(check({ field, logic, compareWithValue })).toBe(expected)
  })

  test.each<[string, string, string, boolean]>([
    ['city', 'equal', 'birthplace', true],
    ['price', 'greater', 'limit', true],
    ['price', 'less', 'limit', false],
  ])('%s %s the field %s: %s (spec 3: compareWithField)', (field, logic, compareWithField, expected) => {
    expect(check({ field, logic, compareWithField })).toBe(expected)
  })

  test('the other field takes precedence over the value (spec 3)', () => {
    expect(check({ field: 'city', logic: 'equal', compareWithField: 'birthplace', compareWithValue: 'BERCHEM' })).toBe(true)
  })

  test('all rules must hold; true without rules (spec 5)', () => {
    expect([check(), check(holds, holds), check(holds, fails), check(fails)]).toEqual([true, true, false, false])
  })

  test.each<[string, ConditionRule]>([
    ['an unknown operator', { field: 'goal', logic: 'between', compareWithValue: 0 }],
    ['an operator named like a built-in', { field: 'goal', logic: 'constructor', compareWithValue: 0 }],
    ['an unknown field', { field: 'colour', logic: 'empty' }],
    ['an unknown field that differs', { field: 'colour', logic: 'not-equal', compareWithValue: 'red' }],
    ['a field named like a built-in', { field: 'toString', logic: 'not-empty' }],
    ['an unknown other field', { field: 'goal', logic: 'not-equal', compareWithField: 'colour' }],
    ['nothing to compare with', { field: 'goal', logic: 'not-equal' }],
    ['values without an order', { field: 'price', logic: 'greater', compareWithValue: '1' }],
    ['a list without an order', { field: 'webIds', logic: 'less', compareWithValue: 3 }],
    ['a comparison that throws', { field: 'broken', logic: 'not-empty' }],
  ])('%s is false (spec 5, ruling 18)', (_case, rule) => {
    expect(check(rule)).toBe(false)
  })

  test.each<['all' | 'any', ConditionRule[], boolean]>([
    ['all', [holds, holds], true],
    ['all', [holds, fails], false],
    ['any', [fails, holds], true],
    ['any', [fails, fails], false],
    ['any', [{ field: 'colour', logic: 'empty' }, holds], true],
    ['any', [], false],
  ])('a nested group requires %s of its rules: %j (ruling 18)', (match, rules, expected) => {
    expect(check({ ...holds, advancedCondition: { match, rules } })).toBe(expected)
  })

  test('the rule itself must hold in addition to its group, at any depth (ruling 18)', () => {
    expect(check({ ...fails, advancedCondition: { match: 'all', rules: [holds] } })).toBe(false)
    const inner: ConditionRule = { ...holds, advancedCondition: { match: 'any', rules: [fails, holds] } }
    expect(check({ ...holds, advancedCondition: { match: 'all', rules: [inner] } })).toBe(true)
  })

  test.each(conditionOperators)('%s, an operator of the schema, is implemented (ruling 18)', (logic) => {
    const samples = [{ goal: 0 }, { goal: 1 }, { goal: 2 }, { goal: [1] }, { goal: '' }]
    const rule: ConditionRule = { field: 'goal', logic, compareWithValue: logic === 'in' ? [1] : 1 }
    expect(samples.some((sample) => evaluateRules([rule], sample))).toBe(true)
  })
})
