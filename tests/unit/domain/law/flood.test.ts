import { expect, test } from 'vitest'
import { findFloodScores, needsFloodWarning } from '../../../../lib/domain/law/flood.ts'

test('unknown scores are left out', () => {
  expect(findFloodScores({ pScore: 'B', gScore: undefined })).toEqual([{ subject: 'parcel', score: 'B' }])
})

test.each([
  ['A', 'C', false],
  ['D', 'A', true],
  ['A', 'D', true],
  [undefined, undefined, false],
] as const)('P %s and G %s: warning %s (belgium.md: class D)', (pScore, gScore, expected) => {
  expect(needsFloodWarning({ pScore, gScore })).toBe(expected)
})
