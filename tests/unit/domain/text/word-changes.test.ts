/** A diff of two texts. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedWords, cutSame } from '@/lib/domain/text/word-changes'

const side = (kind: 'out' | 'in', changes: ReturnType<typeof changedWords>) =>
  changes
    .filter((change) => change.kind === 'same' || change.kind === kind)
    .map(({ text }) => text)
    .join('')

describe('changed words', () => {
  test('lists removed and added words', () => {
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

  test('contain both texts completely', () => {
    const words = fc.array(fc.constantFrom('de', 'het', ' ', '\n', 'huis'), { maxLength: 40 }).map((list) => list.join(''))
    fc.assert(
      fc.property(words, words, (before, after) => {
        const changes = changedWords(before, after)
        expect([side('out', changes), side('in', changes)]).toEqual([before, after])
      }),
    )
  })

  test('have as many common words as possible', () => {
    const common = (a: readonly string[], b: readonly string[]): number =>
      a.length === 0 || b.length === 0
        ? 0
        : a[0] === b[0]
          ? 1 + common(a.slice(1), b.slice(1))
          : Math.max(common(a.slice(1), b), common(a, b.slice(1)))
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 5 })
    fc.assert(
      fc.property(words, words, (before, after) => {
        const kept = changedWords(before.join(' '), after.join(' ')).filter(({ kind }) => kind === 'same')
        const pieces = (list: readonly string[]) => list.flatMap((word, index) => (index === 0 ? [word] : [' ', word]))
        const length = kept.reduce((sum, { text }) => sum + text.length, 0)
        expect(length).toBe(common(pieces(before), pieces(after)))
      }),
    )
  })

  test('of very long texts the differing middle is one change', () => {
    const long = (word: string) => Array.from({ length: 1500 }, (_, index) => `${word}${index}`).join(' ')
    expect(changedWords(`a ${long('x')} b`, `a ${long('y')} b`).map(({ kind }) => kind)).toEqual(['same', 'out', 'in', 'same'])
  })

  test('unchanged parts are shortened to the words next to a change', () => {
    const many = Array.from({ length: 200 }, (_, index) => `w${index}`).join(' ')
    const [first, , last] = cutSame(changedWords(`${many} oud`, `${many} nieuw`))
    expect(first?.text.split(' ').length).toBeLessThan(20)
    expect(first?.text).toMatch(/^ … .*w199 $/)
    expect(last?.kind).toBe('in')
  })
})
