/** Views and key of a shared list, and when its members are mailed. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gathering, nextListMail } from '@/lib/domain/shared-list/gather'
import { isListKey, writeListKey } from '@/lib/domain/shared-list/list-key'
import { choices, endOf, nameKey, readReference, sharedListLimits, tidyName, viewOf } from '@/lib/domain/shared-list/shared-list'

describe('agreement of the members', () => {
  test.each([
    [['yes', 'yes'], 'agreed'],
    [['yes', 'doubt'], 'some'],
    [['yes', undefined], 'some'],
    [['no', 'doubt'], 'none'],
    [[undefined, undefined], 'none'],
    // A single member cannot agree.
    [['yes'], 'some'],
    [[], 'none'],
    [['yes', 'yes', 'no'], 'some'],
  ] as const)('%j: %s', (hearts, view) => {
    expect(viewOf(hearts)).toBe(view)
  })

  test('a home is in exactly one view, and the order of members does not matter', () => {
    const hearts = fc.array(fc.option(fc.constantFrom(...choices), { nil: undefined }), { maxLength: 4 })
    fc.assert(
      fc.property(hearts, (given) => {
        expect(viewOf(given)).toBe(viewOf([...given].reverse()))
      }),
    )
  })
})

test('a key has a fixed format, and two from different bytes differ', () => {
  const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(bytes, (given) => {
      expect(isListKey(writeListKey(given))).toBe(true)
    }),
  )
  for (const wrong of ['', '7mq4', '7mq4-x2vd-9hkt-r6bw', '7MQ4-x2vd-9hkt-r6bw-a2b3', '7mq4-x2vd-9hkt-r6bw-a2b3-c4d5'])
    expect(isListKey(wrong)).toBe(false)
})

describe('names', () => {
  test('are single-line, and two spellings of one are the same member', () => {
    expect(tidyName('  Noor \n  van  A ')).toBe('Noor van A')
    expect(tidyName('   ')).toBe('')
    expect(tidyName('abc de', 4)).toBe('abc')
    expect(tidyName('abcde', 4)).toBe('abcd')
    expect(nameKey('Zoë')).toBe(nameKey('ZOE'))
  })

  test('are never longer than the limit', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80, size: 'max' }), (text) => {
        expect(tidyName(text).length).toBeLessThanOrEqual(sharedListLimits.name)
        expect(tidyName(tidyName(text))).toBe(tidyName(text))
      }),
    )
  })
})

test.each([
  ['4102311', 4102311],
  [' 4102311 ', 4102311],
  ['Ref. 4102311', 4102311],
  ['https://voorbeeld.example/nl/te-koop/berchem/burgerhuis/4102311/', 4102311],
  ['/fr/a-vendre/berchem/maison/4102311/?from=mail#plan', 4102311],
  ['een huis', undefined],
  ['12', undefined],
  ['', undefined],
])('the property in %j is %s', (text, id) => {
  expect(readReference(text)).toBe(id)
})

describe('mails wait for further changes', () => {
  const now = new Date('2026-11-23T10:00:00Z')
  const ago = (ms: number) => new Date(now.getTime() - ms)

  test('the first for fifteen minutes, the next until six hours after the previous one', () => {
    expect(nextListMail(undefined, now).getTime() - now.getTime()).toBe(gathering.waitMs)
    expect(nextListMail(ago(60_000), now)).toEqual(new Date(now.getTime() + gathering.pauseMs - 60_000))
    expect(nextListMail(ago(gathering.pauseMs * 2), now).getTime() - now.getTime()).toBe(gathering.waitMs)
  })
})

test('a list expires after ninety days', () => {
  expect(endOf(new Date('2026-11-01T10:30:00Z'))).toEqual(new Date('2027-01-30T10:30:00Z'))
})
