/** Search by a sentence: its interpretation is shown, can be changed and removed, and what was not understood is named. */
import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SentencePage } from '@/components/sentence/sentence-page'
import type { Language } from '@/lib/domain/text/language'
import { renderIn } from '../../support/render'
import { setSnapshot } from '../modules/demo'
import { warnOfSearch } from '../search/warn-of-search'

beforeAll(warnOfSearch)
beforeEach(() => setSnapshot())

const show = (language: Language, typed: string) => renderIn(language, <SentencePage language={language} typed={typed} />)

const reading = (name: string) => within(screen.getByRole('region', { name }))
const found = (name: RegExp) => within(screen.getByRole('region', { name }))
const sentenceOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams.get('zin')

const cases = {
  nl: {
    typed: 'huis met tuin in Berchm, liefst zuid, rustige straat',
    label: 'Wat zoekt u?',
    read: 'Zo lazen wij uw zin',
    found: /Gevonden/,
    remove: 'Verwijder Kenmerk: Tuin',
    without: 'huis in Berchm, liefst zuid, rustige straat',
    unknown: /Niet begrepen, dus niet geteld: “rustige straat”/,
    corrected: 'Gelezen als Berchem',
    preference: 'Buiten op het zuiden',
  },
  fr: {
    typed: 'maison avec jardin à Berchm, de préférence au sud, rue calme',
    label: /Que cherchez-vous/,
    read: 'Voici ce que nous avons lu',
    found: /Trouvé/,
    remove: 'Enlever Atout\u202f: Jardin',
    without: 'maison à Berchm, de préférence au sud, rue calme',
    unknown: /Pas compris, donc pas compté\s: «\srue calme\s»/,
    corrected: 'Lu comme Berchem',
    preference: 'Extérieur au sud',
  },
} as const

describe.each(['nl', 'fr'] as const)('a sentence in %s', (language) => {
  const words = cases[language]

  test('is shown with the filter of each of its words', () => {
    show(language, words.typed)
    expect(screen.getByRole('textbox', { name: words.label })).toHaveValue(words.typed)
    const items = reading(words.read).getAllByRole('listitem')
    expect(items[0]).toHaveTextContent(language === 'nl' ? 'huis' : 'maison')
    expect(reading(words.read).getByText(words.corrected)).toBeInTheDocument()
  })

  test('loses one filter by a link, and no other', () => {
    show(language, words.typed)
    const link = reading(words.read).getByRole('link', {
      name: (name) => name.replace(/\s/g, ' ') === words.remove.replace(/\s/g, ' '),
    })
    expect(sentenceOf(link)).toBe(words.without)
  })

  test('shows what was not understood', () => {
    show(language, words.typed)
    expect(found(words.found).getByText(words.unknown)).toBeInTheDocument()
  })

  test('shows for each property whether it meets the preferences, without excluding any', () => {
    show(language, words.typed)
    const cards = found(words.found).getAllByRole('article')
    expect(found(words.found).getAllByText(new RegExp(`^${words.preference}`))).toHaveLength(cards.length)
  })
})

test('every choice shows its number of results', () => {
  show('nl', 'appartement tot 400.000 in Antwerpen')
  for (const link of reading('Zo lazen wij uw zin')
    .getAllByRole('link')
    .filter((link) => !link.hasAttribute('aria-label')))
    expect(link).toHaveTextContent(/\d+$/)
})

test('a sentence without sale or rent shows properties for sale, and a link to rentals', () => {
  show('nl', 'appartement in Antwerpen')
  expect(screen.getByText(/u wilt kopen of huren/)).toBeInTheDocument()
  expect(sentenceOf(screen.getByRole('link', { name: /te huur$/ }))).toBe('appartement in Antwerpen, te huur')
})

test('each example has results that fit it', () => {
  show('nl', '')
  const examples = within(screen.getByRole('region', { name: 'Andere zinnen' })).getAllByRole('link')
  expect(examples.length).toBeGreaterThan(2)
  for (const link of examples) expect(link).toHaveTextContent(/[1-9]\d* gevonden/)
})

test('without a sentence nothing is interpreted', () => {
  show('en', '')
  expect(screen.getByRole('textbox', { name: 'What are you looking for?' })).toHaveValue('')
  expect(screen.queryByRole('region', { name: 'How we read your sentence' })).toBeNull()
})
