/** The cells of the filter form show the same summary while choices change and on the page. */
import { beforeEach, expect, test } from 'vitest'
import { GET } from '@/app/api/facets/route'
import { snapshot } from '../../../support/content'

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

async function askCells(query: string) {
  const answer = await GET(new Request(`http://site.example/api/facets/?${query}`))
  return (await answer.json()).cells
}

test.each([
  ['nl', 'Alle types', 'Alle'],
  ['fr', 'Tous', 'Indifférent'],
])('in %s a cell without choices says that all are shown', async (language, types, any) => {
  const cells = await askCells(`goal=sale&language=${language}`)
  expect(cells.type).toEqual({ text: types, isSet: false })
  expect(cells.bedrooms).toEqual({ text: any, isSet: false })
  expect(cells.price).toEqual({ text: any, isSet: false })
})

test('each shows what is chosen in it', async () => {
  const cells = await askCells('goal=sale&language=nl&type=2&city=Deurne|2100&minPrice=400.000&epc=c&garden=1&area=75&q=zon')
  expect(cells).toMatchObject({
    city: { text: 'Deurne 2100', isSet: true },
    price: { text: 'Vanaf €\u00a0400.000', isSet: true },
    more: { text: '2 gekozen', isSet: true },
    // Town, area and energy label stand in that cell, too.
    moreOnMap: { text: '5 gekozen', isSet: true },
  })
  expect([cells.type, cells.area, cells.epc].every(({ isSet }) => isSet)).toBe(true)
})

test('a language that there is not is the first of the site', async () => {
  expect((await askCells('goal=rent&language=xx')).type.text).toBe('Alle types')
})
