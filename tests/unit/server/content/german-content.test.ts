/** German is complete in the demo: no text of the content falls back to Dutch when German is switched on. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { slugify } from '@/lib/domain/text/slug'
import { snapshot } from '../../../support/content'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTextOfLanguages = (value: Record<string, unknown>) => typeof value['nl'] === 'string' && typeof value['fr'] === 'string'

/** Places of texts that stand in Dutch and French, and in German not; empty where Dutch is empty is right. */
function findMissing(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findMissing(item, `${place}.${index}`))
  if (!isRecord(value)) return []
  if (isTextOfLanguages(value) && value['nl'] && !value['de']) return [place]
  return Object.entries(value).flatMap(([key, item]) => findMissing(item, `${place}.${key}`))
}

const files = globSync('data/**/*.json').sort()

test.each(files)('%s has every text in German', (file) => {
  expect(findMissing(JSON.parse(readFileSync(file, 'utf8')), '')).toEqual([])
})

const recordsSchema = z.looseObject({ Languages: z.array(z.looseObject({ language: z.string() }).catchall(z.string())) })

const listings = files.filter((file) => /\/(properties|takeovers|foreign|projects)\//.test(file))

describe.each(listings)('%s', (file) => {
  const { Languages: records } = recordsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const find = (code: string) => records.find(({ language }) => language === code) ?? { language: code }

  test('has in German every text that it has in Dutch', () => {
    const filled = (code: string) => Object.entries(find(code)).flatMap(([key, text]) => (text === '' ? [] : [key]))
    expect(filled('de').sort()).toEqual(filled('nl').sort())
    expect(find('de')['Description']).not.toBe(find('nl')['Description'])
  })
})

test('no two German listings open alike', () => {
  const openings = [...snapshot.propertyById.values()].map(({ texts }) => texts.de.description.split(' ').slice(0, 3).join(' '))
  expect(new Set(openings).size).toBe(openings.length)
})

test.each(snapshot.articles.map((article) => article.id))('the article %s is written in German', (id) => {
  expect(existsSync(join('data/articles', id, 'de.md'))).toBe(true)
})

const reading = snapshot.articles.flatMap(({ path, title }) =>
  path?.startsWith('media/') ? [{ path, heading: title.de ?? '' }] : [],
)

test.each(reading)('the German address of $path is its heading', ({ path, heading }) => {
  expect(snapshot.routeTable.byOriginal.get(path)?.path.de).toBe(`medien/${slugify(heading, 'de')}`)
})
