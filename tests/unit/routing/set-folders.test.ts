/** Routes of pages of the content: each has all modules of the page, and few others. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moduleSetOf } from '@/lib/content/module-set'
import { moduleViews } from '@/lib/content/module-view'
import { contentFolder, filteredFolder } from '@/lib/routing/set-folders'
import { context, snapshot } from '../../support/content'

const [sample] = snapshot.pages.get('')?.modules ?? []
if (!sample) throw new Error('home has no modules')

const list = { ...sample, view: 'property-list', relation: { type: 'property-list', id: 'for-sale' } } as const
const latest = { ...list, relation: { type: 'property-list', id: 'latest' } } as const

test.each([
  ['', '', 'filtered/whole/'],
  ['fees', 'fees/', 'filtered/whole/fees/'],
  ['for-sale', 'list/for-sale/', 'filtered/for-sale/'],
  ['Nieuwbouw', 'projects/Nieuwbouw/', 'filtered/whole/Nieuwbouw/'],
  ['contact', 'forms/contact/', 'filtered/whole/contact/'],
  ['compare', 'whole/compare/', 'filtered/whole/compare/'],
  ['my-places', 'own-places/my-places/', 'filtered/whole/my-places/'],
  ['sold', 'references/sold/', 'filtered/whole/sold/'],
  ['contact-demand', 'forms/contact-demand/', 'filtered/whole/contact-demand/'],
  ['no-such-page', 'no-such-page/', 'filtered/whole/no-such-page/'],
])('"%s" of the demo is rendered at %s, with filters at %s', (original, plain, filtered) => {
  expect(contentFolder(context, original)).toBe(plain)
  if (original) expect(filteredFolder(context, original)).toBe(filtered)
})

test('a list alone on its page has a full-window map, any other page is unchanged', () => {
  expect(filteredFolder(context, 'for-sale', true)).toBe('filtered/map/for-sale/')
  expect(filteredFolder(context, 'fees', true)).toBe('filtered/whole/fees/')
})

describe('the set of a page', () => {
  test('has the list alone, or the newest among light modules', () => {
    expect(moduleSetOf([list])).toBe('list')
    expect(moduleSetOf([latest])).toBe('light')
    expect(moduleSetOf([list, latest])).toBe('whole')
  })

  const references = { ...sample, view: 'references', relation: { type: 'category', id: 'references' } } as const
  const valuation = { ...sample, view: 'contact', relation: { type: 'contact', id: 'valuation' } } as const

  const projects = { ...sample, view: 'projects', relation: { type: 'category', id: 'projects' } } as const
  const text = { ...sample, view: 'text' } as const

  test('has the references or the projects alone, or forms next to texts', () => {
    expect(moduleSetOf([references])).toBe('references')
    expect(moduleSetOf([projects])).toBe('projects')
    expect(moduleSetOf([projects, text])).toBe('whole')
    expect(moduleSetOf([valuation, text])).toBe('forms')
    expect(moduleSetOf([valuation, latest])).toBe('whole')
    expect(moduleSetOf([valuation, list])).toBe('whole')
    expect(moduleSetOf([{ ...valuation, view: 'favourites' }, valuation])).toBe('whole')
  })

  test('includes drafts: they may be published while the page keeps its route', () => {
    expect(moduleSetOf([{ ...sample, view: 'contact', status: 'Draft' }])).toBe('forms')
  })

  const view = fc.constantFrom(...(Object.keys(moduleViews) as (keyof typeof moduleViews)[]))
  test('is light exactly when every module is', () => {
    fc.assert(
      fc.property(fc.array(view, { maxLength: 6 }), (views) => {
        const modules = views.map((name) => ({ ...latest, view: name }))
        expect(moduleSetOf(modules) === 'light').toBe(views.every((name) => 'isLight' in moduleViews[name]))
      }),
    )
  })
})
