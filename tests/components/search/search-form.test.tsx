/**
 * The search form with its panel, by pointer and by keyboard (specification 2, "Home search block"; rulings 7, 16, 17 and 20).
 */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { SearchForm } from '@/components/search/search-form'
import type { Site } from '@/lib/content/site'
import { getProperty, snapshot } from '../../support/content'
import { renderIn } from '../../support/render'
import { box, group, panel, prepareSearch, search } from '../../support/search-box.tsx'
import { getProject, setSnapshot } from '../modules/demo'

prepareSearch()

const withSearch = (search: Partial<Site['search']>): Site => ({
  ...snapshot.site,
  search: { ...snapshot.site.search, ...search },
})

const rowNames = (name: string) =>
  within(group(name))
    .getAllByRole('rowheader')
    .map((header) => header.textContent)

describe('the form', () => {
  test('sends the text to either list', () => {
    renderIn('fr', <SearchForm language="fr" />)
    expect(box()).toHaveAccessibleName('Rechercher un bien')
    expect(box()).toHaveAttribute('name', 'q')
    expect(box().closest('form')).toHaveAttribute('action', '/fr/a-vendre/')
    expect(screen.getByRole('button', { name: 'À vendre 16' })).toHaveAttribute('type', 'submit')
    expect(screen.getByRole('button', { name: 'À louer 3' })).toHaveAttribute('formaction', '/fr/a-louer/')
  })

  test('shows what the settings say (ruling 17)', () => {
    setSnapshot({ site: withSearch({ showSearchInput: false, showCountProperty: false }) })
    renderIn('nl', <SearchForm language="nl" />)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Te koop' })).toBeVisible()
  })

  test('has no buttons where the settings say so', () => {
    setSnapshot({ site: withSearch({ showSearchButton: false }) })
    renderIn('nl', <SearchForm language="nl" />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(box()).toBeVisible()
  })
})

test('the searchable data is fetched once, and not before the pointer or focus comes near', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  renderIn('nl', <SearchForm language="nl" />)
  expect(asked).not.toHaveBeenCalled()
  await userEvent.hover(box())
  await userEvent.click(box())
  await userEvent.type(box(), 'berchem')
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/panel/?lang=nl'])
  expect(rowNames('Stad')).toEqual(['Berchem 2600'])
})

test('the buttons show the number of results, and of their lists once the box is empty', async () => {
  await search('berchem')
  const sale = snapshot.properties.filter(({ zip, goal }) => zip === '2600' && goal === 'sale').length
  expect(screen.getByRole('button', { name: `Te koop ${sale}` })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Te huur 2' })).toBeVisible()
  await userEvent.clear(box())
  await userEvent.type(box(), 'ber')
  expect(screen.getByRole('button', { name: 'Te koop' })).toBeVisible()
  await userEvent.clear(box())
  expect(screen.getByRole('button', { name: 'Te koop 16' })).toBeVisible()
})

describe('the panel', () => {
  test('shows towns before types, no group without results, and no zero next to a suggestion', async () => {
    await search('berchem')
    const names = () =>
      within(panel())
        .getAllByRole('rowgroup')
        .map((rows) => document.getElementById(rows.getAttribute('aria-labelledby') ?? '')?.textContent)
    expect(names()).toEqual(['Stad', 'Type'])
    await userEvent.clear(box())
    await userEvent.type(box(), 'ber')
    expect(panel()).not.toHaveTextContent('0 gevonden')
    await userEvent.clear(box())
    await userEvent.type(box(), 'appartement')
    expect(names()).toEqual(['Type'])
  })

  test('shows while the box has the focus, and only types while it is empty', async () => {
    renderIn('nl', <SearchForm language="nl" />)
    expect(screen.queryByRole('grid')).toBeNull()
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(box())
    expect(box()).toHaveAttribute('aria-expanded', 'true')
    expect(box()).toHaveAttribute('aria-controls', (await screen.findByRole('grid')).id)
    expect(within(panel()).getAllByRole('rowgroup')).toHaveLength(1)
    expect(rowNames('Type')).toHaveLength(8)
    await userEvent.click(document.body)
    expect(screen.queryByRole('grid')).toBeNull()
  })

  test('links from a type to the lists, with their numbers', async () => {
    await search('')
    const link = within(within(panel()).getByRole('gridcell', { name: 'Appartement Te koop 4' })).getByRole('link')
    expect(link).toHaveAttribute('href', '/nl/te-koop/appartementen/')
    const none = within(within(panel()).getByRole('gridcell', { name: 'Grond Te huur 0' })).getByRole('link')
    expect(none).toHaveAttribute('aria-disabled', 'true')
    expect(none).not.toHaveAttribute('href')
    expect(none).not.toHaveAttribute('tabindex')
  })

  test('zero disables a link also while counts are hidden (ruling 17)', async () => {
    setSnapshot({ site: withSearch({ showSearchCount: false }) })
    await search('')
    const cell = within(panel()).getByRole('gridcell', { name: 'Grond Te huur' })
    expect(within(cell).getByRole('link')).toHaveAttribute('aria-disabled', 'true')
    expect(within(panel()).getByRole('gridcell', { name: 'Appartement Te koop' })).toBeVisible()
  })

  test('a type without a name in the language has no row (ruling 16)', async () => {
    await search('', 'fr')
    expect(rowNames('Type')).toHaveLength(7)
  })

  test('finds towns by name and postcode, and highlights the typed words', async () => {
    await search('antwerpen 2018')
    expect(rowNames('Stad')).toEqual(['Antwerpen 2018'])
    const cell = within(panel()).getByRole('gridcell', { name: 'Antwerpen 2018 Te huur 1' })
    expect(within(cell).getByRole('link')).toHaveAttribute('href', '/nl/te-huur/antwerpen/')
    expect([...panel().querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Antwerpen', '2018'])
    expect(screen.getByRole('status')).toHaveTextContent('Stad: 1 gevonden. Pand: 0 gevonden.')
  })

  test.each(['s01', 't01', 'r02'])('finds %s by its reference', async (key) => {
    const property = getProperty(key)
    await search(String(property.id), 'en')
    const link = within(group('Property')).getByRole('link')
    expect(link).toHaveTextContent(`${property.texts.en.title}Ref: ${property.id}`)
    expect(link.getAttribute('href')).toContain(`/${property.id}/`)
  })

  test('finds a project by its reference, its text cut at 100 characters', async () => {
    const { id, name } = getProject('p02')
    await search(String(id))
    const link = within(group('Pand')).getByRole('link', { name: new RegExp(`^${name}.+\\.\\.\\. ?Ref: ${id}$`) })
    expect(link).toHaveAttribute('href', `/nl/nieuwbouw/ekeren/vlierhof/${id}/`)
  })

  test('says that there is no photo', async () => {
    const property = getProperty('s01', { smallPicture: undefined, pictures: [] })
    setSnapshot({ propertyById: new Map([[property.id, property]]) })
    await search(String(property.id))
    expect(within(group('Pand')).getByText('Geen foto')).toBeVisible()
  })

  test('results on another site open in a new tab', async () => {
    const project = { ...getProject('p01'), externalUrl: 'https://project.example/' }
    setSnapshot({ projectById: new Map([[project.id, project]]) })
    await search(String(project.id))
    const link = within(group('Pand')).getByRole('link', { name: /\(opent in een nieuw tabblad\)$/ })
    expect(link).toHaveAttribute('href', 'https://project.example/')
    expect(link).toHaveAttribute('target', '_blank')
  })

  test('never shows archived properties', async () => {
    await search('4101977')
    expect(screen.getByRole('status')).toHaveTextContent('Geen resultaten voor uw zoekopdracht.')
    expect(within(panel()).getAllByRole('rowgroup')).toHaveLength(1)
  })

  test('shows similar names separately', async () => {
    await search('brechem')
    expect(within(panel()).queryByRole('rowgroup', { name: 'Stad' })).toBeNull()
    expect(rowNames('Geen exacte overeenkomst. Misschien bedoelt u:')).toEqual(['Berchem 2600'])
    expect(screen.getByRole('status')).toHaveTextContent('Geen exacte overeenkomst. Misschien bedoelt u: 1 gevonden')
  })

  test('the button clears the text and the results, and returns the focus', async () => {
    await search('berchem')
    await userEvent.click(screen.getByRole('button', { name: 'Tekst wissen' }))
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
    expect(within(panel()).getAllByRole('rowgroup')).toHaveLength(1)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.queryByRole('button', { name: 'Tekst wissen' })).toBeNull()
  })

  test('a click on the panel leaves the focus in the box', async () => {
    await search('')
    await userEvent.click(within(panel()).getByText('Grond'))
    expect(box()).toHaveFocus()
    expect(panel()).toBeVisible()
  })
})
