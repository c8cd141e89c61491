/** Addresses made of names. */
import { expect, test } from 'vitest'
import { uniqueSlugs } from '@/lib/domain/agency/unique-slugs'

test('two of one name stand apart, and a name without a letter of ours has its number', () => {
  const slugs = uniqueSlugs([
    { id: 1, name: 'Élise Van Loock' },
    { id: 2, name: 'Elise van Loock' },
    { id: 3, name: '李' },
  ])
  expect([...slugs.values()]).toEqual(['elise-van-loock', 'elise-van-loock-2', '3'])
})
