/** The pages of favourites and comparison as rendered by the server for the ids of an address. */
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { CompareModule } from '@/components/modules/compare/compare-module'
import { FavouritesModule } from '@/components/modules/favourites/favourites-module'
import { PageModules } from '@/components/modules/page-modules'
import type { ConfidentialProperty } from '@/lib/domain/property/confidential-property'
import { formatPrice } from '@/lib/domain/property/price'
import { emptyListQuery } from '@/lib/routing/list-query'
import { getProperty, getRecord, snapshot } from '../../support/content'
import { renderIn } from '../../support/render'
import { moduleProps, setSnapshot } from '../modules/demo'

const relation = { type: 'property-list', id: 'for-sale' } as const
const idOf = (recordFile: string) => getProperty(recordFile).id
const [sold, archived] = [idOf('s15'), [...snapshot.propertyById.values()].find((property) => property.archived)?.id ?? 0]

const propsFor = (path: string, ids: readonly number[]) => moduleProps({ relation }, { path, query: { ...emptyListQuery, ids } })
const renderFavourites = (...ids: number[]) => renderIn('nl', <FavouritesModule {...propsFor('favourites', ids)} />)

/** The frame is a chunk of its own, which a browser has loaded before rendering. */
async function renderCompare(...ids: number[]) {
  const rendered = renderIn('nl', <CompareModule {...propsFor('compare', ids)} />)
  await act(async () => {
    await import('@/components/modules/compare/compare-frame.client')
    await new Promise((resolve) => setTimeout(resolve))
  })
  return rendered
}

/** The demo content with one property changed. */
function change(recordFile: string, parts: Partial<ConfidentialProperty>) {
  const property = getProperty(recordFile, parts)
  setSnapshot({ propertyById: new Map([...snapshot.propertyById, [property.id, property]]) })
}

/** The texts of a row of the comparison. */
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

beforeEach(() => setSnapshot())

describe('the favourites', () => {
  test('without ids explain how to add some and where to look', () => {
    renderFavourites()
    expect(screen.getByRole('heading', { name: 'U hebt nog geen panden bewaard' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Bekijk het aanbod' })).toHaveAttribute('href', '/nl/te-koop/')
    expect(screen.queryByRole('article')).toBeNull()
  })

  test("of a shared address are distinguished from the visitor's own", () => {
    const page = snapshot.pages.get('favourites')
    if (!page) throw new Error('no page favourites')
    const findModule = (view: string) => (view === 'favourites' ? FavouritesModule : undefined)
    const shown = (ids: number[]) =>
      renderIn(
        'nl',
        <PageModules page={page} language="nl" query={{ ...emptyListQuery, ids }} isPreview={false} findModule={findModule} />,
      )
    const own = /Wat u met het hartje bewaarde/
    expect(shown([]).container).toHaveTextContent(own)
    const { container } = shown([idOf('s01')])
    expect(container).toHaveTextContent('Een lijst van panden die iemand met het hartje bewaarde.')
    expect(container).not.toHaveTextContent(own)
  })

  test('are in the order of the address, each with its comparison button', () => {
    renderFavourites(idOf('r01'), idOf('s01'), idOf('t01'))
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    expect(titles).toEqual(['r01', 's01', 't01'].map((key) => getProperty(key).texts.nl.title))
    expect(screen.getByText('3 panden')).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Vergelijk / })).toHaveLength(3)
  })

  test('show that a property is sold', () => {
    renderFavourites(sold)
    expect(screen.getAllByText('Verkocht').length).toBeGreaterThan(0)
  })

  test('show an archived property as a line of text', () => {
    renderFavourites(idOf('s01'), archived)
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByText(/wordt niet meer aangeboden\.$/)).toBeVisible()
  })

  test('leave out unknown ids with a notice', () => {
    renderFavourites(1, 2, idOf('s01'))
    expect(screen.getByText('2 panden kennen we niet en laten we weg.')).toBeVisible()
    expect(screen.getByText('1 pand')).toBeVisible()
  })

  test('of unknown ids only are an empty list', () => {
    renderFavourites(1)
    expect(screen.getByRole('heading', { name: 'U hebt nog geen panden bewaard' })).toBeVisible()
  })
})

describe('the comparison', () => {
  test('without ids explains how to choose', async () => {
    await renderCompare()
    expect(screen.getByText(/tot 4 panden naast elkaar/)).toBeVisible()
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('has a column for each property, in a frame that can be scrolled by keyboard', async () => {
    await renderCompare(idOf('s01'), idOf('r01'))
    expect(screen.getByRole('region', { name: 'Panden naast elkaar' })).toHaveAttribute('tabindex', '0')
    const [, ...heads] = screen.getAllByRole('columnheader')
    expect(heads.map((head) => head.textContent)).toEqual(
      ['s01', 'r01'].map((key) => expect.stringContaining(getProperty(key).texts.nl.title)),
    )
    expect(cellsOf('Slaapkamers')).toEqual([String(getProperty('s01').bedrooms), String(getProperty('r01').bedrooms)])
  })

  test('shows four of five', async () => {
    await renderCompare(...['s01', 's02', 's03', 's04', 's05'].map(idOf))
    expect(screen.getAllByRole('columnheader')).toHaveLength(5)
  })

  test('leaves out rows without any value, and marks missing values in the others', async () => {
    await renderCompare(idOf('s01'), idOf('r01'))
    expect(cellsOf('Lasten')).toEqual(['–niet opgegeven', `${formatPrice(125)} per maand`])
    await renderCompare(idOf('s01'))
    expect(screen.getAllByRole('row', { name: /^Lasten/ })).toHaveLength(1)
  })

  test('distinguishes zero rooms from an unknown number, and counts shower rooms separately', async () => {
    change('s01', { bathrooms: 0, showerRooms: 1 })
    await renderCompare(idOf('s01'), idOf('r01'))
    expect(cellsOf('Badkamers')[0]).toBe('0')
    expect(cellsOf('Douchekamers')[0]).toBe('1')
    change('s01', { bathrooms: undefined, showerRooms: 1 })
    await renderCompare(idOf('s01'), idOf('r01'))
    expect(screen.getAllByRole('row', { name: /^Badkamers/ }).at(-1)).toHaveTextContent('niet opgegeven')
  })

  test('shows the floor areas of shops, offices and garages', async () => {
    await renderCompare(idOf('s07'), idOf('r03'), idOf('s16'))
    expect(cellsOf('Winkelruimte')).toEqual(['78\u00a0m²', '–niet opgegeven', '–niet opgegeven'])
    expect(cellsOf('Kantoorruimte')).toEqual(['18\u00a0m²', '240\u00a0m²', '–niet opgegeven'])
    expect(cellsOf('Totale oppervlakte').at(-1)).toBe('16\u00a0m²')
  })

  test('keeps a hidden price and a hidden address hidden (ruling 10)', async () => {
    change('r01', { publishPrice: false, publishAddress: false })
    const { street, price, chargesRenter } = getRecord('r01')
    const { container } = await renderCompare(idOf('r01'))
    expect(cellsOf('Prijs')).toEqual(['Prijs op aanvraag'])
    expect(container).not.toHaveTextContent(street)
    expect(container).not.toHaveTextContent(new Intl.NumberFormat('nl-BE').format(price))
    expect(chargesRenter).toBeDefined()
    expect(screen.queryByRole('row', { name: /^Lasten/ })).toBeNull()
  })

  test('says sold instead of a price', async () => {
    await renderCompare(sold)
    expect(cellsOf('Prijs')).toEqual(['Verkocht'])
  })

  test('removes a property by a link to the others', async () => {
    await renderCompare(idOf('s01'), idOf('r01'))
    const links = screen.getAllByRole('link', { name: /^Haal weg/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/nl/vergelijken/?ids=${idOf('r01')}`,
      `/nl/vergelijken/?ids=${idOf('s01')}`,
    ])
  })
})
