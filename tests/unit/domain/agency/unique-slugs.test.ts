/** Slugs from names. */
import { expect, test } from 'vitest'
import { uniqueSlugs } from '@/lib/domain/agency/unique-slugs'

test('equal names get different slugs, and a name without Latin letters gets its number', () => {
  const slugs = uniqueSlugs([
    { id: 1, name: 'Élise Van Loock' },
    { id: 2, name: 'Elise van Loock' },
    { id: 3, name: '李' },
  ])
  expect([...slugs.values()]).toEqual(['elise-van-loock', 'elise-van-loock-2', '3'])
})
