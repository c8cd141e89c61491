/** Team, contact and testimonials: the staff, contact data, texts of clients. */
import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LaterMap } from '@/components/map/later-map.client'
import { ContactModule } from '@/components/modules/contact/contact-module'
import { TeamModule } from '@/components/modules/team/team-module'
import { TestimonialQuote } from '@/components/modules/testimonials/testimonial-quote'
import { TestimonialsView } from '@/components/modules/testimonials/testimonials-view'
import type { ShownTestimonial } from '@/lib/server/pages/testimonials'
import { snapshot } from '../../support/content'
import { renderIn } from '../../support/render'
import { moduleProps, setSnapshot } from './demo'

beforeAll(LaterMap.load)

beforeEach(() => setSnapshot())

describe('the team', () => {
  test('shows everybody with phone, mail, registration number and languages', () => {
    const title = { nl: 'Rechtstreeks', fr: 'En direct', en: 'Direct', de: 'Rechtstreeks' }
    renderIn('nl', <TeamModule {...moduleProps({ title, relation: { type: 'contact', id: 'team' }, itemsPerRow: 7 })} />)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(snapshot.agents.length)
    const [greet] = screen.getAllByRole('article').filter((card) => within(card).queryByText('Greet Van Loock'))
    if (!greet) throw new Error('Greet is missing')
    expect(within(greet).getByRole('link', { name: '030 00 12 37' })).toHaveAttribute('href', 'tel:+3230001237')
    expect(within(greet).getByRole('link', { name: 'greet@scheldelicht.example' })).toBeVisible()
    expect(within(greet).getByText('BIV 999.103')).toBeVisible()
    expect(within(greet).getByText('Spreekt Nederlands, Engels en Duits')).toBeVisible()
  })

  test('is shown as lines on pages that only name a contact person', () => {
    renderIn('nl', <TeamModule {...moduleProps({ relation: { type: 'contact', id: 'team-lines' } })} />)
    expect(screen.queryAllByRole('article')).toHaveLength(0)
    expect(screen.getByRole('link', { name: '030 00 12 37' })).toHaveAttribute('href', 'tel:+3230001237')
    expect(screen.getAllByRole('listitem')).toHaveLength(snapshot.agents.length)
  })

  test.each([
    { of: 7, columns: 4, path: 'agents', isAsked: true },
    { of: 4, columns: 4, path: 'agents', isAsked: false },
    { of: 6, columns: 3, path: 'agents', isAsked: false },
    { of: 7, columns: 4, path: 'jobs', isAsked: false },
  ])('$of people in rows of $columns on $path: the empty cell links to the page with jobs', (team) => {
    setSnapshot({ agents: snapshot.agents.slice(0, team.of) })
    renderIn('nl', <TeamModule {...moduleProps({ itemsPerRow: team.columns }, { path: team.path })} />)
    const links = screen.queryAllByRole('link', { name: 'Werken bij ons' }).map((link) => link.getAttribute('href'))
    expect(links).toEqual(team.isAsked ? ['/nl/werken-bij-ons/'] : [])
  })

  test('has no link to jobs while their page is not published', () => {
    const jobs = snapshot.pages.get('jobs')
    if (!jobs) throw new Error('jobs is missing')
    setSnapshot({ pages: new Map([...snapshot.pages, ['jobs', { ...jobs, status: 'Draft' }]]) })
    renderIn('nl', <TeamModule {...moduleProps({ itemsPerRow: 4 })} />)
    expect(screen.queryByRole('link', { name: 'Werken bij ons' })).toBeNull()
  })

  test('shows no registration number for staff without one', () => {
    const agents = snapshot.agents.filter((agent) => agent.registrationNumber === '')
    setSnapshot({ agents })
    renderIn('nl', <TeamModule {...moduleProps({})} />)
    expect(screen.queryByText(/BIV/)).toBeNull()
  })
})

describe('the contact page', () => {
  const relation = { type: 'contact', id: 'office' } as const

  test('has the h1, the address, the opening hours and the contact data', async () => {
    renderIn('nl', <ContactModule {...moduleProps({ relation }, { path: 'contact' })} />)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Contact')
    expect(screen.getByText(/Loodsenkaai 3/)).toBeVisible()
    expect(screen.getByText(/Maandag tot vrijdag/)).toBeVisible()
    expect(screen.getByRole('link', { name: '030 00 12 34' })).toHaveAttribute('href', 'tel:+3230001234')
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  })

  test('links to a route in a new tab', async () => {
    renderIn('en', <ContactModule {...moduleProps({ relation }, { path: 'contact', language: 'en' })} />)
    const route = await screen.findByRole('link', { name: /^Directions on OpenStreetMap.*new tab/ })
    expect(route).toHaveAttribute('href', 'https://www.openstreetmap.org/directions?to=51.2331%2C4.4084')
    expect(route).toHaveAttribute('target', '_blank')
  })
})

test('the contact page shows the office on a map of its own', () => {
  renderIn('fr', <ContactModule {...moduleProps({ relation: { type: 'contact', id: 'office-map' } }, { language: 'fr' })} />)
  expect(screen.getByTitle('Carte avec l’agence Scheldelicht Vastgoed, Loodsenkaai 3')).toHaveAttribute('src', '/map-frame/fr/')
})

describe('the valuation page', () => {
  const relation = { type: 'contact', id: 'valuation' } as const

  test('has the h1, the form, and whom to call instead', async () => {
    renderIn('fr', <ContactModule {...moduleProps({ relation }, { path: 'contact-demand', language: 'fr' })} />)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Estimation gratuite')
    expect(await screen.findByRole('textbox', { name: /^Rue/ })).toBeVisible()
    const aside = within(screen.getByRole('complementary', { name: 'Ce que vous recevez' }))
    expect(aside.getByText('sous deux jours ouvrables')).toBeVisible()
    expect(aside.getByText(/^IPI 999|^BIV 999/)).toBeVisible()
    expect(aside.getByRole('link', { name: '030 00 12 35' })).toHaveAttribute('href', 'tel:+3230001235')
  })
})

test('a contact id of another view renders nothing', () => {
  const { container } = renderIn('nl', <ContactModule {...moduleProps({ relation: { type: 'contact', id: 'search' } })} />)
  expect(container).toBeEmptyDOMElement()
})

describe('testimonials', () => {
  const testimonial: ShownTestimonial = {
    id: 'one',
    name: 'Claire M.',
    town: 'Borgerhout',
    date: '2026-02-03',
    language: 'fr',
    comment: 'Zoals het is.',
    commentLanguage: 'nl',
    deal: 'selling',
    about: 'Verkoop van een rijwoning',
    figures: '41 dagen',
    website: undefined,
    pictureUrl: undefined,
  }

  test('are in the language of the visitor, with the original language named', () => {
    renderIn('nl', <TestimonialQuote testimonial={testimonial} language="nl" />)
    for (const text of [
      'Zoals het is.',
      'Claire M., Borgerhout',
      '41 dagen',
      'Verkoop van een rijwoning',
      '3-2-2026',
      'Vertaald uit het Frans',
    ])
      expect(screen.getByText(text)).toBeVisible()
  })

  test('without a translation are in their own language, with website and picture', () => {
    const sent = {
      ...testimonial,
      town: '',
      comment: 'Telle qu’elle est.',
      commentLanguage: 'fr',
      website: 'https://www.exemple.be/chez-nous',
      pictureUrl: '/api/testimonial-picture/one/',
    } as const
    renderIn('nl', <TestimonialQuote testimonial={sent} language="nl" />)
    expect(screen.getByText('Telle qu’elle est.').closest('blockquote')).toHaveAttribute('lang', 'fr')
    expect(screen.getByRole('link', { name: /^www\.exemple\.be/ })).toHaveAttribute('rel', 'noopener nofollow ugc')
    expect(screen.queryByText(/Vertaald/)).toBeNull()
  })

  test('are filtered by kind of deal, each with its number; the newest is above them', () => {
    const deals = ['renting', 'selling', 'selling', 'buying', undefined] as const
    const all = deals.map((deal, index) => ({ ...testimonial, id: String(index), name: `Klant ${index}`, deal }))
    renderIn('nl', <TestimonialsView {...moduleProps({})} testimonials={all} />)
    const filter = within(screen.getByRole('group', { name: 'Getuigenissen van wie' }))
    expect(filter.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Alle4',
      'Verkopen2',
      'Kopen1',
    ])
    expect(filter.getByRole('radio', { name: /^Alle/ })).toBeChecked()
    const items = screen.getAllByRole('listitem')
    expect(items.map((item) => item.dataset['deal'])).toEqual(['selling', 'selling', 'buying', 'unknown'])
    for (const item of items) expect(within(item).queryByText(/Klant 0/)).toBeNull()
  })

  test('of one kind have no filter', () => {
    const all = [1, 2, 3, 4, 5].map((number) => ({ ...testimonial, id: String(number) }))
    renderIn('nl', <TestimonialsView {...moduleProps({})} testimonials={all} />)
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('say when there are none', () => {
    renderIn('nl', <TestimonialsView {...moduleProps({})} testimonials={[]} />)
    expect(screen.getByText('Er zijn nog geen getuigenissen.')).toBeVisible()
  })
})
