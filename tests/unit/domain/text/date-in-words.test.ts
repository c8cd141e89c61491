import { describe, expect, test } from 'vitest'
import { dateInWords, weekdayInWords } from '@/lib/domain/text/date-in-words'

describe('a date in words', () => {
  test.each([
    ['nl', '2026-11-24', '24 november 2026', 'dinsdag 24 november 2026'],
    ['fr', '2026-11-24', '24 novembre 2026', 'mardi 24 novembre 2026'],
    ['fr', '2026-12-01', '1er décembre 2026', 'mardi 1er décembre 2026'],
    ['fr', '2026-12-21', '21 décembre 2026', 'lundi 21 décembre 2026'],
    ['en', '2026-11-24', '24 November 2026', 'Tuesday 24 November 2026'],
    ['de', '2026-12-01', '1. Dezember 2026', 'Dienstag, 1. Dezember 2026'],
  ] as const)('in %s %s is %s, %s', (language, iso, words, withWeekday) => {
    expect([dateInWords(iso, language), weekdayInWords(iso, language)]).toEqual([words, withWeekday])
  })

  test.each(['', 'soon', '24-11-2026'])('%j is not an ISO date and is unchanged', (text) => {
    expect([dateInWords(text, 'nl'), weekdayInWords(text, 'nl')]).toEqual([text, text])
  })
})
