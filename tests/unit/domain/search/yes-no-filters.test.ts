/** Every yes-or-no filter is defined once in a tuple, from which all code about filters follows. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { matchesFilter, noFilter } from '@/lib/domain/search/property-filter'
import { createPropertyIndex } from '@/lib/domain/search/property-index'
import { flags, flagsFor, hasFlags, yesNoFilters } from '@/lib/domain/search/yes-no-filters'
import { languageCodes } from '@/lib/domain/text/language'
import { listFilterParts } from '@/lib/routing/list-links'
import { emptyListQuery, listQueryText, parseListQuery } from '@/lib/routing/list-query'
import { nameSearchCriteria } from '@/lib/server/subscriptions/saved-searches/describe-criteria'
import { getProperty, snapshot } from '../../../support/content'

const wordsIn = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')).FilterBar.flags

describe.each([...yesNoFilters])('$name', ({ name, isMet }) => {
  const filter = { ...noFilter, flags: [name] }

  test('is a query parameter, parsed and written', () => {
    expect(parseListQuery(new URLSearchParams(`${name}=1`))).toEqual({ ...emptyListQuery, filter })
    expect(listQueryText({ ...emptyListQuery, filter })).toBe(`?${name}=1`)
  })

  test('a value other than 1 is reported as invalid', () => {
    expect(parseListQuery(new URLSearchParams(`${name}=yes`))).toEqual({ ...emptyListQuery, ignored: [name] })
  })

  test('matches, is counted, and can be removed', () => {
    const { properties, today } = snapshot
    const met = properties.filter(isMet)
    expect(met.length).toBeGreaterThan(0)
    expect(properties.filter((property) => matchesFilter(property, filter, today))).toEqual(met)
    expect(createPropertyIndex(properties, today).facets(noFilter).flag(name)).toBe(met.length)
    expect(listFilterParts(filter)).toEqual([{ part: { kind: 'flag', flag: name }, without: noFilter }])
  })

  test.each(languageCodes)('has its label in %s, also in saved searches', (language) => {
    const words = wordsIn(language)[name] ?? ''
    expect(words).not.toBe('')
    expect(nameSearchCriteria({ goal: 'sale', filter }, language)).toContain(words)
  })
})

test('there are no messages for a removed filter', () => {
  for (const language of languageCodes) expect(Object.keys(wordsIn(language))).toEqual(flags)
})

test('furnished is offered for rentals only', () => {
  expect(flagsFor('rent')).toEqual(flags)
  expect(flagsFor('sale')).toEqual(flags.filter((flag) => flag !== 'furnished'))
})

test('all filters must match; unknown counts as no', () => {
  const property = getProperty('s01', { lift: true, garden: undefined })
  expect(hasFlags(property, ['lift'])).toBe(true)
  expect(hasFlags(property, ['lift', 'garden'])).toBe(false)
})

test.each(['garage', 'parking'] as const)('a %s counts as a garage, whether as number or flag', (field) => {
  const none = { garage: undefined, parking: undefined, garages: undefined, parkings: undefined }
  expect(hasFlags(getProperty('s01', none), ['garage'])).toBe(false)
  expect(hasFlags(getProperty('s01', { ...none, [field]: true }), ['garage'])).toBe(true)
  expect(hasFlags(getProperty('s01', { ...none, [`${field}s`]: 1 }), ['garage'])).toBe(true)
})
