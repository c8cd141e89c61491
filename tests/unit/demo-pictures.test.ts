/** The pictures of the demo: each of one house alone, as large as the content says, and covers that are not all facades. */
import { expect, test } from 'vitest'
import { loadSnapshot } from '@/lib/server/content/snapshot/load-snapshot'

const { snapshot, warnings } = loadSnapshot('data', '2026-11-21')
const houses = [...snapshot.propertyById.values(), ...snapshot.projects]

test('no picture stands for two houses, under whatever name', () => {
  const shown = houses.flatMap(({ recordFile, pictures }) =>
    pictures.map(({ url }) => ({ recordFile, fingerprint: snapshot.media.get(url)?.fingerprint })),
  )
  expect(shown.every(({ fingerprint }) => fingerprint)).toBe(true)
  expect(new Set(shown.map(({ fingerprint }) => fingerprint)).size).toBe(shown.length)
  for (const { recordFile, pictures } of houses)
    expect(pictures.map(({ url }) => url).filter((url) => !url.startsWith(`/pictures/${recordFile}-`))).toEqual([])
})

test('what the content says of their sizes is true', () => {
  expect(warnings.filter(({ path }) => /^(Pictures|FloorPlans)\./.test(path))).toEqual([])
})

test('the covers of a list alternate between street, interior and garden', () => {
  const covers = [...snapshot.properties]
    .filter(({ goal }) => goal === 'sale')
    .sort((a, b) => b.creationDate.localeCompare(a.creationDate) || a.id - b.id)
    .flatMap(({ pictures }) => pictures[0]?.url.replace(/^.*-|\.webp$/g, '') ?? [])
  const isStreet = covers.map((cover) => cover === '1')
  // Of four that follow each other at least one is another side of the house.
  const rows = isStreet.slice(3).map((_, index) => isStreet.slice(index, index + 4))
  expect(rows.filter((row) => row.every(Boolean))).toEqual([])
  expect([covers.includes('living'), covers.includes('2')]).toEqual([true, true])
})
