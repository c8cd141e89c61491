/** Views with their own text or pictures, the list abroad, discreet properties, and an unknown view. */
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ContactModule } from '@/components/modules/contact/contact-module'
import { DiscreetModule } from '@/components/modules/discreet/discreet-module'
import { ForeignModule } from '@/components/modules/foreign/foreign-module'
import { GalleryModule } from '@/components/modules/gallery/gallery-module'
import { TextModule } from '@/components/modules/text/text-module'
import { renderIn } from '../../support/render'
import { moduleProps, setSnapshot } from './demo'

const title = { nl: 'Binnen', fr: 'Dedans', en: 'Inside', de: 'Binnen' }

beforeEach(() => setSnapshot())
afterEach(() => vi.unstubAllEnvs())

describe('properties abroad', () => {
  test('are cards with the country after the town', () => {
    renderIn('en', <ForeignModule {...moduleProps({ itemsPerRow: 2 }, { language: 'en' })} />)
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/en\/abroad\//)
    expect(screen.getByText('03700 Dénia (Spain)')).toBeVisible()
  })

  test('say when there are none', () => {
    setSnapshot({ foreignProperties: [] })
    renderIn('nl', <ForeignModule {...moduleProps({})} />)
    expect(screen.getByText('Er zijn momenteel geen panden in het buitenland.')).toBeVisible()
  })
})

test('a text has its headings one level below the title, and its links are localized', () => {
  const text = { nl: '## Kop\n\n[Tarieven](fees)', fr: 'x', en: 'x', de: '## Kop\n\n[Tarieven](fees)' }
  renderIn('nl', <TextModule {...moduleProps({ title, text })} />)
  const section = screen.getByRole('region', { name: 'Binnen' })
  expect(within(section).getByRole('heading', { level: 3, name: 'Kop' })).toBeVisible()
  expect(within(section).getByRole('link')).toHaveAttribute('href', '/nl/tarieven/')
})

test('a gallery shows each picture with its caption, in the language of the page', () => {
  const alt = { nl: 'Tafel', fr: 'Table', en: 'Table', de: 'Tafel' }
  const pictures = [
    {
      url: '/pictures/x01-hall.webp',
      width: 1360,
      height: 906,
      alt,
      caption: { nl: 'Onder', fr: 'Dessous', en: 'Below', de: 'Onder' },
    },
    { url: '/pictures/x01-space.webp', width: 1360, height: 906, alt: { nl: 'Bureau', fr: 'Bureau', en: 'Desk', de: 'Bureau' } },
  ]
  renderIn('fr', <GalleryModule {...moduleProps({ pictures }, { language: 'fr' })} />)
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Table', 'Bureau'])
  expect(screen.getByText('Dessous')).toBeVisible()
})

describe('discreet properties', () => {
  test('have a price range and no link except to the form and the phone', () => {
    renderIn('nl', <DiscreetModule {...moduleProps({ view: 'discreet', itemsPerRow: 2 })} />)
    expect(screen.getByText('tussen € 1.600.000 en € 1.900.000')).toBeVisible()
    for (const image of screen.getAllByRole('img'))
      expect(image).toHaveAttribute('alt', 'Foto van het pand, onherkenbaar gemaakt')
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(hrefs).toHaveLength(4)
    expect(hrefs.filter((href) => !/^(#|tel:)/.test(href))).toEqual([])
    expect(hrefs[0]).toBe('#discreet-request-DISCREET_WISH')
  })

  test('without any there is no section', () => {
    setSnapshot({ discreetProperties: [] })
    const { container } = renderIn('nl', <DiscreetModule {...moduleProps({ title })} />)
    expect(container).toBeEmptyDOMElement()
  })

  test('the agency can be contacted by phone or by a mail with its subject', () => {
    renderIn('de', <ContactModule {...moduleProps({ relation: { type: 'contact', id: 'discreet' } }, { language: 'de' })} />)
    const section = screen.getByRole('region', { name: 'Sprechen Sie mit uns' })
    const [phone, mail] = within(section).getAllByRole('link')
    expect(phone).toHaveAttribute('href', 'tel:+3230001234')
    expect(mail?.getAttribute('href')).toMatch(/\?subject=Diskreter%20Verkauf$/)
  })
})
