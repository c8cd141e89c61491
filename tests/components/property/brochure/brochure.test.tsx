/** The brochure: what a buyer takes home, and nothing confidential (ruling 10; belgium.md, "A notice must show"). */
import { screen, within } from '@testing-library/react'
import { encode } from 'uqr'
import { describe, expect, test } from 'vitest'
import { Brochure } from '@/components/property/brochure/brochure'
import type { ConfidentialProperty } from '@/lib/domain/property/confidential-property'
import { type Language, languageCodes } from '@/lib/domain/text/language'
import { getRecord } from '@/tests/support/content'
import { renderIn } from '@/tests/support/render'
import { getDetail } from '../detail/render-detail'

const render = (recordFile: string, language: Language = 'nl', change: Partial<ConfidentialProperty> = {}) =>
  renderIn(language, <Brochure detail={getDetail(recordFile, language, change)} />)

test('title, address, price, date and reference', () => {
  render('s08')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Te renoveren interbellumwoning met drie slaapkamers')
  const sheet = screen.getByRole('main')
  for (const text of ['Lodewijk Haverbekestraat 58, 2140 Antwerpen', 'Ref. 4102352', 'Opgemaakt op 21-11-2026'])
    expect(within(sheet).getAllByText(text)[0]).toBeInTheDocument()
  expect(sheet).toHaveTextContent('€ 279.000')
})

test('the legal statements: energy, renovation duty, flood, planning, agency', () => {
  render('s08')
  const sheet = screen.getByRole('main')
  for (const text of [
    '20260206-0003612908-RES-1',
    'Renovatieplicht',
    'Woongebied (Wg)',
    '999.101',
    'Beroepsinstituut',
    '0000.000.097',
  ])
    expect(sheet).toHaveTextContent(text)
})

test('pictures load at once, with their alternative text', () => {
  render('s01', 'en')
  const pictures = within(screen.getByRole('list', { name: 'Photographs' })).getAllByRole('img')
  expect(pictures).toHaveLength(4)
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('loading', 'eager')
    expect(picture).toHaveAccessibleName()
  }
})

test.each(languageCodes)('in %s a QR code links to the page of the property, with a quiet zone', (language) => {
  const { url } = getDetail('s01', language)
  render('s01', language)
  const figure = within(screen.getByRole('contentinfo')).getByRole('figure')
  const code = within(figure).getByRole('img')
  expect(code).toHaveAccessibleName()
  expect(figure.querySelector('figcaption')).not.toBeEmptyDOMElement()
  const { data, size } = encode(url, { border: 4 })
  expect(code).toHaveAttribute('viewBox', `0 0 ${size} ${size}`)
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  expect(code.querySelector('path')).toHaveAttribute('d', dark.join(''))
})

test('the tools: link back, the same brochure in each language, printing', () => {
  render('s01', 'fr')
  const back = screen.getByRole('link', { name: 'Retour au bien' })
  expect(back.getAttribute('href')).toMatch(/^\/fr\/a-vendre\/.*\/4102311\/$/)
  expect(screen.getByRole('button', { name: 'Imprimer ou enregistrer en PDF' })).toBeInTheDocument()
  const languages = within(screen.getByRole('navigation', { name: 'Langue' })).getAllByRole('link')
  expect(languages.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/nl\/te-koop\/.*\/4102311\/brochure\/$/),
    expect.stringMatching(/^\/fr\/a-vendre\/.*\/4102311\/brochure\/$/),
    expect.stringMatching(/^\/en\/for-sale\/.*\/4102311\/brochure\/$/),
  ])
})

test('a property without rooms, pictures or documents has no empty headings', () => {
  render('s16', 'nl', { rooms: [], pictures: [], documents: [] })
  expect(screen.queryByRole('heading', { name: 'Indeling' })).toBeNull()
  expect(screen.queryByRole('list', { name: 'Foto’s' })).toBeNull()
  expect(screen.getByRole('main')).not.toHaveTextContent('grondplannen')
})

test('abroad there is no map', () => {
  render('s01', 'nl', { countryId: 50, latitude: 49.61, longitude: 6.13 })
  expect(screen.queryByRole('img', { name: 'Ligging op de kaart' })).toBeNull()
})

describe.each(languageCodes)('in %s', (language) => {
  test('a hidden address: no street, no exact position, and tiles of the town only', () => {
    const { container } = render('s12', language)
    const { street, latitude, longitude } = getRecord('s12')
    for (const secret of [street, String(latitude), String(longitude)]) expect(container.innerHTML).not.toContain(secret)
    expect(container.innerHTML).toContain('/tiles/12/')
    expect(container.innerHTML).not.toContain('/tiles/14/')
  })

  test('a hidden price does not occur', () => {
    expect(render('s15', language).container.innerHTML).not.toMatch(/795[.]?000/)
    expect(render('s08', language, { publishPrice: false }).container.innerHTML).not.toMatch(/2[79][98][.]?000/)
  })
})
