/** Running text: headings below the page's own, tables that scroll by keyboard, links by the path table. */
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { Prose } from '@/components/ui/prose'
import { renderIn } from '../../support/render'
import { setSnapshot } from './demo'

const table = '| Dienst | Vergoeding |\n|---|---:|\n| Verkoop | 3,025 % |'

beforeEach(() => setSnapshot())

describe('headings of a text', () => {
  test('begin at h2, whatever level the text begins with', () => {
    renderIn('nl', <Prose text={'# Een\n\n## Twee\n\n### Drie'} language="nl" />)
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Een', 'Twee'])
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Drie')
  })

  test('are one level down below a title of their own', () => {
    renderIn('nl', <Prose text={'## Twee\n\n### Drie'} language="nl" topHeading="h3" />)
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Twee')
    expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('Drie')
  })
})

test('a table is in a named frame that scrolls by keyboard, its header cells label columns', () => {
  renderIn('nl', <Prose text={table} language="nl" />)
  const region = screen.getByRole('group', { name: 'Tabel: Dienst, Vergoeding' })
  expect(region).toHaveAttribute('tabindex', '0')
  for (const header of within(region).getAllByRole('columnheader')) expect(header).toHaveAttribute('scope', 'col')
})

test('tables are named after the heading above them, from the second one on with a number', () => {
  renderIn('nl', <Prose text={`${table}\n\n## Kopen\n\n${table}\n\n${table}\n\n## Huren\n\n${table}`} language="nl" />)
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Tabel: Dienst, Vergoeding',
    'Tabel: Kopen',
    'Tabel: Kopen (2)',
    'Tabel: Huren',
  ])
})

describe('links of a text', () => {
  test.each([
    ['fees', '/fr/honoraires/'],
    ['/contact/', '/fr/contact/'],
    ['tel:+3230001234', 'tel:+3230001234'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('%s leads to %s', (written, href) => {
    renderIn('fr', <Prose text={`[lien](${written})`} language="fr" />)
    const link = screen.getByRole('link', { name: 'lien' })
    expect(link).not.toHaveAttribute('target')
    expect(link).toHaveAttribute('href', href)
  })

  test('to other sites open in a new tab and say so', () => {
    renderIn('en', <Prose text="[BIV](https://www.biv.be/)" language="en" />)
    const link = screen.getByRole('link', { name: /^BIV.*\(opens in a new tab\)$/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  })

  test('never run script', () => {
    const { container } = renderIn('nl', <Prose text="[x](javascript:alert)" language="nl" />)
    expect(container.innerHTML).not.toContain('javascript')
  })
})
