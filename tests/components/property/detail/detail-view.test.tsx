/** The detail page of a property. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { languageCodes } from '@/lib/domain/text/language'
import { paragraphsOf } from '@/lib/domain/text/paragraphs'
import { getProperty, snapshot } from '@/tests/support/content'
import { renderDetail } from './render-detail'

const everyRecord = [...snapshot.propertyById.values()].map(({ recordFile }) => recordFile)

describe.each(languageCodes)('in %s', (language) => {
  test.each(everyRecord)('%s is rendered without missing messages, with headings in order', (recordFile) => {
    const { container } = renderDetail(recordFile, language)
    const levels = [...container.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName.charAt(1)))
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
  })
})

test('the links of the page lead to sections that exist', () => {
  const { container } = renderDetail('s01')
  const navigation = screen.getByRole('navigation', { name: 'Op deze pagina' })
  const links = within(navigation).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Overzicht',
    'Indeling',
    'Licht',
    'Energie',
    'Kosten',
    'Ligging',
    'Video en tour',
    'Kenmerken',
    'Juridisch',
    'Documenten',
  ])
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
  expect(links[0]).toHaveAttribute('aria-current', 'location')
})

test('a plot has no energy section', () => {
  renderDetail('s13')
  const navigation = screen.getByRole('navigation', { name: 'Op deze pagina' })
  expect(within(navigation).queryByRole('link', { name: 'Energie' })).toBeNull()
})

describe('title and summary', () => {
  test('show the kind, the place and the price', () => {
    renderDetail('s01')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/burgerhuis/i)
    const summary = screen.getByRole('region', { name: 'Samenvatting' })
    expect(summary).toHaveTextContent('Vraagprijs€ 985.000')
    expect(summary).toHaveTextContent('Schildersgildestraat 24, 2000 Antwerpen')
    expect(within(summary).getByRole('img', { name: 'EPC C' })).toBeInTheDocument()
    expect(
      within(summary)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['slaapkamers', 'badkamer', 'bewoonbaar', 'tuin'])
  })

  test('a viewing and a question have their forms', () => {
    renderDetail('s01')
    const summary = screen.getByRole('region', { name: 'Samenvatting' })
    expect(within(summary).getByRole('link', { name: 'Plan een bezoek' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/4102311\/bezoek\/$/),
    )
    const column = screen.getByRole('complementary', { name: 'Makelaar en vragen' })
    const info = within(column).getByRole('link', { name: 'Vraag info' })
    expect(info).toHaveAttribute('href', expect.stringMatching(/\/4102311\/informatie\/$/))
    expect(info).toHaveAttribute('data-form', 'information')
  })

  test('a rent is shown with its charges', () => {
    renderDetail('r01')
    const summary = screen.getByRole('region', { name: 'Samenvatting' })
    expect(summary).toHaveTextContent('€ 1.150 per maand')
    expect(summary).toHaveTextContent('plus € 125 lasten per maand')
  })

  test('a starting price says so (spec 9, unit 7)', () => {
    renderDetail('s12')
    expect(screen.getByRole('region', { name: 'Samenvatting' })).toHaveTextContent('vanaf € 1.475.000')
  })
})

describe('sold or rented, still listed (ruling 11)', () => {
  test.each([
    ['s15', 'Dit pand is verkocht.'],
    ['r02', 'Het pand dat u opvroeg, is verhuurd.'],
  ])('%s says so and offers no viewing', (recordFile, message) => {
    renderDetail(recordFile)
    expect(screen.getByText(message)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Plan een bezoek' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Vraag info' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Indeling' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Vergelijkbare panden' })).toBeInTheDocument()
  })

  test('in English it uses the words of the catalogue (spec 8)', () => {
    renderDetail('s15', 'en')
    expect(screen.getByText('Property sold')).toBeInTheDocument()
  })
})

test('archived: message, no photo, facts, similar properties', () => {
  renderDetail('a01')
  expect(screen.getByText('Dit pand is verkocht.')).toBeInTheDocument()
  expect(screen.getByText('Geen foto')).toBeInTheDocument()
  expect(screen.getByText('Bouwjaar').nextSibling).toHaveTextContent('1934')
  expect(screen.getByRole('heading', { name: 'Vergelijkbare panden' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Indeling' })).toBeNull()
})

describe('long parts are folded, with all of their text in the page', () => {
  test('a description after two paragraphs', () => {
    const { container } = renderDetail('s01')
    const more = container.querySelector('#overview details')
    const shown = [...container.querySelectorAll('#overview div:has(> details) p')]
    expect(shown.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(paragraphsOf(getProperty('s01').texts.nl.description)),
    )
    const [first, second, ...folded] = shown
    for (const paragraph of [first, second]) expect(paragraph?.closest('details')).toBeNull()
    expect(folded.length).toBeGreaterThan(0)
    for (const paragraph of folded) expect(paragraph.closest('details')).toBe(more)
    expect(more).not.toHaveAttribute('open')
    expect(more?.querySelector('summary')).toHaveTextContent('Lees de volledige beschrijving')
  })

  test('a short one is not folded', () => {
    const { container } = renderDetail('s13')
    const count = paragraphsOf(getProperty('s13').texts.nl.description).length
    expect(container.querySelectorAll('#overview details')).toHaveLength(count > 2 ? 1 : 0)
  })

  test('documents of a sold property are not offered by e-mail', () => {
    const { container } = renderDetail('s15')
    const documents = container.querySelector<HTMLElement>('#documents')
    expect(documents).toHaveTextContent(/\d documenten/)
    expect(documents).toHaveTextContent('deze documenten sturen we niet meer op')
    expect(documents).not.toHaveTextContent(/per e-mail|Op aanvraag/)
  })

  test('law, features and history are closed, documents open', () => {
    const { container } = renderDetail('s01')
    const isOpen = (id: string) => container.querySelector(`#${id} > details`)?.hasAttribute('open')
    expect(['features', 'legal', 'history', 'documents'].map(isOpen)).toEqual([false, false, false, true])
    expect(container.querySelector('#legal summary')).toHaveTextContent('P-score A, G-score A, geen voorkooprecht')
    expect(container.querySelector('#documents summary')).toHaveTextContent('9 documenten, per e-mail')
  })

  test('a link to a folded section opens it', async () => {
    const { container } = renderDetail('s01')
    const navigation = screen.getByRole('navigation', { name: 'Op deze pagina' })
    await userEvent.click(within(navigation).getByRole('link', { name: 'Juridisch' }))
    expect(container.querySelector('#legal > details')).toHaveAttribute('open')
  })
})

test('absent features are one line, not a row each', () => {
  renderDetail('s01')
  const term = screen.getByText('Niet aanwezig')
  expect(term.nextElementSibling).toHaveTextContent('Lift, zolder, zwembad, garage, parkeerplaats')
  expect(screen.queryByText('Nee')).toBeNull()
})

test('the page has one filled button in its head and outlined ones next to the text', () => {
  renderDetail('s01')
  const column = screen.getByRole('complementary', { name: 'Makelaar en vragen' })
  expect(within(column).queryByRole('link', { name: 'Plan een bezoek' })).toBeNull()
  expect(within(column).getByRole('link', { name: 'Bekijk de vrije momenten' })).toHaveAttribute('data-form', 'visit')
  expect(column).toHaveTextContent('Lotte Verhaegen')
})

test('large pictures between sections differ from the three above', () => {
  const { container } = renderDetail('s02')
  const [first, second, third, ...more] = getProperty('s02').pictures.map(({ alt }) => alt.nl)
  const captions = [...container.querySelectorAll('figure:not(:has(a)) figcaption')].map(({ textContent }) => textContent)
  expect(captions.length).toBeGreaterThan(0)
  expect(captions).toEqual(more.slice(0, captions.length))
  for (const shown of [first, second, third]) expect(captions).not.toContain(shown)
})

test('open house days show while they are in the future', () => {
  renderDetail('s01')
  expect(screen.getByText('maandag 30 november 2026, van 10:00 tot 12:30 uur')).toBeInTheDocument()
})

test('past open house days do not show', () => {
  renderDetail('s01', 'nl', { openHouses: [{ date: '2026-11-20', from: '10:00', to: '12:00' }] })
  expect(screen.queryByText(/Opendeurdag/)).toBeNull()
})
