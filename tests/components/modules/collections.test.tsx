/** Cards, takeovers and new build in lists. */
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { CardModule } from '@/components/modules/card/card-module'
import { ProjectsModule } from '@/components/modules/projects/projects-module'
import { TakeoversModule } from '@/components/modules/takeovers/takeovers-module'
import { ProjectCard } from '@/components/project/project-card'
import type { PublicUnit } from '@/lib/domain/project/project'
import { snapshot } from '../../support/content'
import { renderIn } from '../../support/render'
import { getProject, moduleProps, setSnapshot } from './demo'

const title = { nl: 'Wat we voor u doen', fr: 'Ce que nous faisons', en: 'What we do', de: 'Wat we voor u doen' }

beforeEach(() => setSnapshot())

describe('cards', () => {
  test('of the services are rows with links, next to the picture of the page', () => {
    renderIn('nl', <CardModule {...moduleProps({ title, relation: { type: 'category', id: 'services-home' } })} />)
    const section = screen.getByRole('region', { name: title.nl })
    expect(within(section).getByRole('img')).toHaveAttribute('alt', 'Leefruimte met hoge ramen in een Antwerps burgerhuis')
    const links = within(section).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toContain('/nl/nieuwbouw/')
    for (const link of links) expect(link.closest('h3')).not.toBeNull()
  })

  test('of the working method are numbered', () => {
    renderIn('nl', <CardModule {...moduleProps({ title, relation: { type: 'category', id: 'working-method' } })} />)
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6)
    for (const number of ['1', '6']) expect(screen.getByText(number)).toBeInTheDocument()
  })

  test('are rows where the settings say so, and nowhere else', () => {
    const props = moduleProps({ title, relation: { type: 'category', id: 'services-home' } })
    setSnapshot({ site: { ...snapshot.site, categories: { undated: [], rows: [] } } })
    renderIn('nl', <CardModule {...props} />)
    expect(screen.getByText('1')).toBeInTheDocument()
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('takeovers', () => {
  test('are property cards with addresses of their own', () => {
    renderIn('nl', <TakeoversModule {...moduleProps({ itemsPerRow: 2 })} />)
    const headings = screen.getAllByRole('heading', { level: 2 })
    expect(headings).toHaveLength(2)
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^\/nl\/over-te-nemen\//)
  })

  test('say when there are none', () => {
    setSnapshot({ takeovers: [] })
    renderIn('nl', <TakeoversModule {...moduleProps({})} />)
    expect(screen.getByText('Er zijn momenteel geen zaken over te nemen.')).toBeVisible()
  })
})

describe('new build', () => {
  const project = getProject('p01')
  const [unit] = project.units
  if (!unit) throw new Error('no unit')
  const units: PublicUnit[] = [
    { ...unit, id: 1, price: undefined, bedrooms: 0, state: 'sold' },
    { ...unit, id: 2, price: 300000, bedrooms: 1, state: 'free' },
    { ...unit, id: 3, price: 400000, bedrooms: 3, state: 'option' },
  ]
  const card = (parts: Partial<typeof project>) => <ProjectCard project={{ ...project, ...parts }} language="nl" sizes="50vw" />

  test('says when there is none (specification 8)', () => {
    setSnapshot({ projects: [] })
    renderIn('en', <ProjectsModule {...moduleProps({}, { language: 'en' })} />)
    expect(screen.getByText('No projects currently available.')).toBeVisible()
  })

  test.each([
    ['nl', '€ 300.000 tot € 400.000'],
    ['fr', '€ 300.000 à € 400.000'],
    ['en', '€ 300.000 to € 400.000'],
    ['de', '€ 300.000 bis € 400.000'],
  ] as const)('gives the lowest and highest price of unsold units in %s', (language, expected) => {
    renderIn(language, card({ units }))
    expect(screen.getByText(/300\.000/)).toHaveTextContent(expected)
    expect(screen.queryByText(/200\.000/)).toBeNull()
  })

  test('gives one price where all are the same', () => {
    renderIn('nl', card({ units: units.map((each) => ({ ...each, price: 350000, state: 'free' })) }))
    expect(screen.getByText(/350\.000/)).toHaveTextContent(/^€\s350\.000$/)
  })

  test('gives town, bedrooms, stage and sold share as text', () => {
    renderIn('nl', card({ units, status: 'under-construction' }))
    for (const text of ['2060 Antwerpen', 'studio tot 3', 'In aanbouw', '1 van 3 verkocht, 1 beschikbaar, 1 onder optie']) {
      expect(screen.getByText(text)).toBeVisible()
    }
  })

  test('has no price once all is sold', () => {
    renderIn('nl', card({ units: units.map((one) => ({ ...one, state: 'sold', price: undefined })) }))
    expect(screen.getByText('Uitverkocht')).toBeVisible()
    expect(screen.queryByText(/€/)).toBeNull()
  })

  test.each([
    ['nl', 'tweede kwartaal 2028'],
    ['fr', 'deuxième trimestre 2028'],
    ['en', 'second quarter of 2028'],
    ['de', 'zweites Quartal 2028'],
  ] as const)('gives the delivery in words in %s', (language, text) => {
    renderIn(language, <ProjectCard project={{ ...project, delivery: '2028-Q2' }} language={language} sizes="50vw" />)
    expect(screen.getByText(text)).toBeVisible()
  })

  test('links to its page, or to a site of its own in a new tab', () => {
    renderIn('nl', card({}))
    expect(screen.getByRole('link', { name: project.name })).toHaveAttribute(
      'href',
      '/nl/nieuwbouw/antwerpen/spoorwachtershof/51014/',
    )
    renderIn('nl', card({ externalUrl: 'https://project.example/' }))
    const link = screen.getByRole('link', { name: /nieuw tabblad/ })
    expect(link).toHaveAttribute('href', 'https://project.example/')
    expect(link).toHaveAttribute('target', '_blank')
  })
})
