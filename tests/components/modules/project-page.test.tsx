/** The page of a new-build project: units, legal lines, and nothing that must stay hidden. */
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ProjectPage } from '@/components/project/project-page'
import { UnitsTable } from '@/components/project/units-table'
import { toPublicProject } from '@/lib/domain/project/public-project'
import { renderIn } from '../../support/render'
import { getProject, getProjectRecord, setSnapshot } from './demo'

const project = getProject('p01')
const record = getProjectRecord('p01')

beforeEach(() => setSnapshot())

describe('the table of units', () => {
  test('has a caption, scopes, and a row for each unit', () => {
    renderIn('nl', <UnitsTable project={project} language="nl" />)
    const table = screen.getByRole('table', { name: 'Eenheden van Spoorwachtershof met oppervlakte, prijs en status' })
    expect(within(table).getAllByRole('rowheader')).toHaveLength(project.units.length)
    for (const header of within(table).getAllByRole('columnheader')) expect(header).toHaveAttribute('scope', 'col')
  })

  test('says the state in words and gives no price of what is sold', () => {
    const { container } = renderIn('nl', <UnitsTable project={project} language="nl" />)
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) })
    expect(row('A.0.02')).toHaveTextContent('Vrij')
    expect(row('A.0.02')).toHaveTextContent('€ 286.000')
    expect(row('A.3.01')).toHaveTextContent('Onder optie')
    expect(row('A.0.01')).toHaveTextContent('Verkocht')
    expect(container.innerHTML).not.toContain('396.000')
  })

  test('leaves out what no unit has', () => {
    renderIn('nl', <UnitsTable project={getProject('p02')} language="nl" />)
    expect(screen.queryByRole('columnheader', { name: 'Verdieping' })).toBeNull()
    expect(screen.getByRole('columnheader', { name: 'Tuin' })).toBeVisible()
  })

  test.each([
    ['nl', 'Huis 2'],
    ['fr', 'Maison 2'],
    ['en', 'House 2'],
    ['de', 'Haus 2'],
  ] as const)('names a house in %s', (language, name) => {
    renderIn(language, <UnitsTable project={getProject('p02')} language={language} />)
    expect(screen.getByRole('rowheader', { name })).toBeVisible()
  })
})

describe('the page of a project', () => {
  test('has one h1 and no gap in its outline', () => {
    renderIn('nl', <ProjectPage project={project} language="nl" />)
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  })

  test('shows what the law asks of new build', () => {
    renderIn('nl', <ProjectPage project={project} language="nl" />)
    const legal = screen.getByRole('region', { name: 'Energie, water en stedenbouw' })
    for (const text of [
      'E18, volgens het vergunningsdossier',
      'Vg, vergunning uitgereikt',
      'Wg, woongebied',
      'Gdv, niet gedagvaard',
      'Gvkr, geen voorkooprecht',
      'Gvv, geen verkavelingsvergunning',
    ]) {
      expect(within(legal).getByText(text)).toBeVisible()
    }
    expect(within(legal).getAllByText('A, geen overstroming gemodelleerd')).toHaveLength(2)
    expect(within(legal).getByText(/21 % btw/)).toBeVisible()
  })

  test('keeps a hidden address out of the page', () => {
    const { container } = renderIn(
      'nl',
      <ProjectPage
        project={{
          ...toPublicProject({ ...record, publishAddress: false }),
          texts: { ...project.texts, nl: { ...project.texts.nl, description: 'Tekst.' } },
        }}
        language="nl"
      />,
    )
    expect(screen.getByText(/2060 Antwerpen/)).toBeVisible()
    expect(container.innerHTML).not.toContain(record.street)
  })

  test('names the agent and the other projects', () => {
    renderIn('en', <ProjectPage project={project} language="en" />)
    const mail = screen.getByRole('link', { name: 'nassim@scheldelicht.example' }).getAttribute('href') ?? ''
    expect(new URL(mail).searchParams.get('subject')).toBe('Project Spoorwachtershof (5321)')
    const others = screen.getByRole('region', { name: 'Other projects' })
    expect(within(others).getAllByRole('article')).toHaveLength(2)
    expect(within(others).queryByText(project.name)).toBeNull()
  })
})

test('one unit is worked out with VAT on the building and duty on the land', () => {
  renderIn('nl', <ProjectPage project={project} language="nl" />)
  const rows = within(screen.getByRole('table', { name: /^Wat kost .+ in totaal\?$/ })).getAllByRole('row')
  expect(rows).toHaveLength(6)
  expect(rows[1]).toHaveTextContent('Grondaandeel, 22 % van de prijs')
  expect(rows[2]).toHaveTextContent('Btw op het gebouw, 21 %')
})

test('a project that does not tell the share of its land has no such example', () => {
  renderIn('nl', <ProjectPage project={{ ...project, landShare: undefined }} language="nl" />)
  expect(screen.queryByRole('table', { name: /in totaal/ })).toBeNull()
})
