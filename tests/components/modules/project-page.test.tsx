/** The page of a new-build project: units, legal statements, and nothing confidential. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ProjectFormPage } from '@/components/project/project-form-page'
import { ProjectPage } from '@/components/project/project-page'
import { UnitsSection } from '@/components/project/units-section'
import { groupUnits } from '@/lib/domain/project/project'
import { toPublicProject } from '@/lib/domain/project/public-project'
import { renderIn } from '../../support/render'
import { getProject, getProjectRecord, setSnapshot } from './demo'

const project = getProject('p01')
const record = getProjectRecord('p01')

beforeEach(() => setSnapshot())

const tables = () => screen.getAllByRole('table', { name: /^(Beschikbare e|E|Verkochte e)enheden van Spoorwachtershof/ })

describe('the units of a project', () => {
  test('are in tables with caption, scopes and a row for each unit: the free ones first, by price', () => {
    const { container } = renderIn('nl', <UnitsSection project={project} language="nl" />)
    for (const details of container.querySelectorAll('details')) details.open = true
    expect(tables().map((table) => table.querySelector('caption')?.textContent)).toEqual([
      'Beschikbare eenheden van Spoorwachtershof met oppervlakte en prijs',
      'Eenheden van Spoorwachtershof onder optie',
      'Verkochte eenheden van Spoorwachtershof',
    ])
    const rows = tables().flatMap((table) => within(table).getAllByRole('rowheader'))
    expect(rows).toHaveLength(project.units.length)
    const names = groupUnits(project.units).free.map(({ name }) => name.nl)
    expect(rows.slice(0, names.length).map((row) => row.textContent)).toEqual(names)
    for (const header of screen.getAllByRole('columnheader')) expect(header).toHaveAttribute('scope', 'col')
  })

  test('show the state as a word; sold ones have no price and no button', () => {
    const { container } = renderIn('nl', <UnitsSection project={project} language="nl" />)
    for (const details of container.querySelectorAll('details')) details.open = true
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) })
    expect(row('A.0.02')).toHaveTextContent('Beschikbaar')
    expect(row('A.0.02')).toHaveTextContent('€ 286.000')
    const ask = within(row('A.0.02')).getByRole('link', { name: 'Interesse in A.0.02' })
    expect(ask.getAttribute('href')).toMatch(/\/interesse\/\?unit=A\.0\.02$/)
    expect(row('A.3.01')).toHaveTextContent('Onder optie')
    expect(row('A.0.01')).toHaveTextContent('Verkocht')
    expect(within(row('A.0.01')).queryByRole('link', { name: /^Interesse/ })).toBeNull()
    expect(container.innerHTML).not.toContain('396.000')
  })

  test.each([
    ['nl', 'Eenheden, 4 van 14 beschikbaar'],
    ['fr', 'Lots, 4 disponibles sur 14'],
    ['en', 'Units, 4 of 14 available'],
    ['de', 'Einheiten, 4 von 14 verfügbar'],
  ] as const)('show next to their heading how many of all are free (%s)', (language, heading) => {
    renderIn(language, <UnitsSection project={project} language={language} />)
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(heading)
  })

  test('can be filtered by each number of bedrooms that is free', () => {
    renderIn('nl', <UnitsSection project={project} language="nl" />)
    const sizes = [...new Set(groupUnits(project.units).free.map(({ bedrooms }) => String(bedrooms)))].sort()
    expect(sizes.length).toBeGreaterThan(1)
    const choices = within(screen.getByRole('group', { name: 'Aantal slaapkamers' })).getAllByRole<HTMLInputElement>('radio')
    expect(choices.map(({ value }) => value)).toEqual(['', ...sizes])
    expect(choices[0]).toBeChecked()
  })

  test('have a count for each choice at each fold, and the sizes in a fold', () => {
    const { container } = renderIn('nl', <UnitsSection project={project} language="nl" />)
    const { sold, free } = groupUnits(project.units)
    const [fold] = [...container.querySelectorAll('details')].slice(-1)
    const figures = [...(fold?.querySelectorAll('summary [data-bedrooms]') ?? [])]
    const shown = figures.map((figure) => [figure.getAttribute('data-bedrooms'), Number(figure.textContent)])
    const sizes = [...new Set(free.map(({ bedrooms }) => bedrooms))].sort((a, b) => a - b)
    const countOf = (size: number) => sold.filter(({ bedrooms }) => bedrooms === size).length
    expect(shown).toEqual([['', sold.length], ...sizes.map((size) => [String(size), countOf(size)])])
    expect(new Set(fold?.dataset['bedrooms']?.split(' '))).toEqual(new Set(sold.map(({ bedrooms }) => String(bedrooms))))
  })

  test('of one size need no filter, and the folded ones are open when none is free', () => {
    const units = project.units.map((unit) => ({ ...unit, bedrooms: 2, state: 'sold' as const, price: undefined }))
    const { container } = renderIn('nl', <UnitsSection project={{ ...project, units }} language="nl" />)
    expect(screen.queryByRole('radio')).toBeNull()
    expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true])
  })

  test('have no column that would be empty', () => {
    renderIn('nl', <UnitsSection project={getProject('p02')} language="nl" />)
    expect(screen.queryByRole('columnheader', { name: 'Verdieping' })).toBeNull()
    expect(screen.getAllByRole('columnheader', { name: 'Tuin' })[0]).toBeVisible()
  })

  test.each([
    ['nl', 'Huis 2'],
    ['fr', 'Maison 2'],
    ['en', 'House 2'],
    ['de', 'Haus 2'],
  ] as const)('are called houses in %s', (language, name) => {
    renderIn(language, <UnitsSection project={getProject('p02')} language={language} />)
    expect(screen.getByRole('rowheader', { name, hidden: true })).toBeInTheDocument()
  })
})

describe('the page of a project', () => {
  test('has one h1 and an outline without gaps', () => {
    renderIn('nl', <ProjectPage project={project} language="nl" />)
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
  })

  test('shows the legal statements for new build', () => {
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

test('one unit is calculated with VAT on the building and duty on the land', () => {
  renderIn('nl', <ProjectPage project={project} language="nl" />)
  const rows = within(screen.getByRole('table', { name: /^Wat kost .+ in totaal\?$/ })).getAllByRole('row')
  expect(rows).toHaveLength(6)
  expect(rows[1]).toHaveTextContent('Grondaandeel, 22 % van de prijs')
  expect(rows[2]).toHaveTextContent('Btw op het gebouw, 21 %')
})

test('a project without its share of the land has no such example', () => {
  renderIn('nl', <ProjectPage project={{ ...project, landShare: undefined }} language="nl" />)
  expect(screen.queryByRole('table', { name: /in totaal/ })).toBeNull()
})

test.each([
  ['A.0.02', 'A.0.02'],
  ['A.0.01', ''],
  ['<b>', ''],
])('the form opened from unit %s has %j filled in: sold or unknown units are ignored', async (unit, value) => {
  const { container } = renderIn('nl', <ProjectFormPage project={project} language="nl" unit={unit} />)
  const select = await waitFor(() => {
    const found = container.querySelector<HTMLSelectElement>('select[name="UNIT"]')
    if (!found) throw new Error('not drawn yet')
    return found
  })
  expect(select).toHaveValue(value)
})
