/** What changed between two texts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedWords, cutSame } from '@/lib/domain/text/word-changes'

const side = (kind: 'out' | 'in', changes: ReturnType<typeof changedWords>) =>
  changes
    .filter((change) => change.kind === 'same' || change.kind === kind)
    .map(({ text }) => text)
    .join('')

describe('changed words', () => {
  test('name what went and what came', () => {
    expect(changedWords('Wij vragen 3 procent.', 'Wij vragen 2,5 procent.')).toEqual([
      { kind: 'same', text: 'Wij vragen ' },
      { kind: 'out', text: '3' },
      { kind: 'in', text: '2,5' },
      { kind: 'same', text: ' procent.' },
    ])
    expect(changedWords('', 'Nieuw')).toEqual([{ kind: 'in', text: 'Nieuw' }])
    expect(changedWords('Weg', '')).toEqual([{ kind: 'out', text: 'Weg' }])
    expect(changedWords('Gelijk', 'Gelijk')).toEqual([{ kind: 'same', text: 'Gelijk' }])
  })

  test('give both texts back, whatever they are', () => {
    const words = fc.array(fc.constantFrom('de', 'het', ' ', '\n', 'huis'), { maxLength: 40 }).map((list) => list.join(''))
    fc.assert(
      fc.property(words, words, (before, after) => {
        const changes = changedWords(before, after)
        expect([side('out', changes), side('in', changes)]).toEqual([before, after])
      }),
    )
  })

  test('of very long texts the middle counts as one change', () => {
    const long = (word: string) => Array.from({ length: 1500 }, (_, index) => `${word}${index}`).join(' ')
    expect(changedWords(`a ${long('x')} b`, `a ${long('y')} b`).map(({ kind }) => kind)).toEqual(['same', 'out', 'in', 'same'])
  })

  test('what stands in both is cut to the words beside a change', () => {
    const many = Array.from({ length: 200 }, (_, index) => `w${index}`).join(' ')
    const [first, , last] = cutSame(changedWords(`${many} oud`, `${many} nieuw`))
    expect(first?.text.split(' ').length).toBeLessThan(20)
    expect(first?.text).toMatch(/^ … .*w199 $/)
    expect(last?.kind).toBe('in')
  })
})
