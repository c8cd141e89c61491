/** Adding a module view by the steps of CONTRIBUTING.md; its registry entry is all that the rest of the site knows of it. */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ModuleProps } from '@/components/modules/module-props'
import { PageModules } from '@/components/modules/page-modules'
import { findModule, moduleComponents } from '@/components/modules/registry'
import { moduleViews } from '@/lib/content/module-view'
import { emptyListQuery } from '@/lib/routing/list-query'
import messages from '@/messages/nl.json'
import { findMistakes, loadChanged } from '../../support/changed-content'
import { setSnapshot } from './demo'

type Traits = (typeof moduleViews)[keyof typeof moduleViews] & {
  hasHeading?: boolean
  hasOwnContent?: boolean
  feature?: string
  form?: string
}

const views: Record<string, Partial<Traits>> = moduleViews
const components: Record<string, unknown> = moduleComponents

/** Step 2: its folder. */
function TrialModule({ module, path }: ModuleProps) {
  const t = useTranslations('TrialModule')
  return (
    <h1>
      {t('words')} {module.id} {path}
    </h1>
  )
}

function addView(traits: Partial<Traits>): void {
  views['trial'] = traits // Step 1: its name and properties.
  components['trial'] = TrialModule // Step 3: its line in the registry.
}

/** Step 4: its messages. */
const words = { ...messages, TrialModule: { words: 'Een huis, een verhaal' } }

const module = (view: string, rest = {}) => ({
  id: 'saying',
  title: { nl: '', fr: '', en: '' },
  position: { contentRow: 1 },
  view,
  status: 'Published',
  ...rest,
})

/** The demo with the view as the only module of the fees page. */
const withView = (rest = {}, site = {}) => ({ 'pages/fees.json': { modules: [module('trial', rest)] }, 'site.json': site })

afterEach(() => {
  delete views['trial']
  delete components['trial']
})

function renderFees(rest = {}) {
  const snapshot = loadChanged(withView(rest))
  setSnapshot(snapshot)
  const page = snapshot.pages.get('fees')
  if (!page) throw new Error('no page fees')
  return render(
    <NextIntlClientProvider locale="nl" messages={words} timeZone="Europe/Brussels">
      <PageModules page={page} language="nl" query={emptyListQuery} isPreview={false} findModule={findModule} />
    </NextIntlClientProvider>,
  )
}

const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)

test('without its entry it is an error of the content', () => {
  expect(findMistakes(withView())[0]).toBe('data/pages/fees.json: modules.0.view: View not found; found "trial"')
})

describe('a view with its own heading and content', () => {
  beforeEach(() => addView({ hasHeading: true, hasOwnContent: true }))

  test('is rendered, and its heading is the only one', () => {
    renderFees()
    expect(headings()).toEqual(['Een huis, een verhaal saying fees'])
  })

  test('passes the content check without a relation', () => {
    expect(findMistakes(withView())).toEqual([])
  })
})

describe('a view without any properties', () => {
  beforeEach(() => addView({}))

  test('is below the heading of its page', () => {
    const relation = { type: 'article', id: 'fees' }
    renderFees({ relation })
    expect(headings()).toEqual([expect.not.stringContaining('verhaal'), 'Een huis, een verhaal saying fees'])
  })

  test('needs a relation', () => {
    expect(findMistakes(withView())).toEqual([
      'data/pages/fees.json: modules.0.relation: expected a relation for the view "trial"',
    ])
  })
})

test('a view of a feature is switched off with it, and so is a page with nothing else', () => {
  addView({ hasOwnContent: true, feature: 'share' })
  expect(loadChanged(withView()).pages.has('fees')).toBe(true)
  const { pages, offPaths } = loadChanged(withView({}, { features: { share: false } }))
  expect([pages.has('fees'), offPaths.has('fees')]).toEqual([false, true])
})

test('a view that links to a form requires it on the same page', () => {
  addView({ hasOwnContent: true, form: 'valuation' })
  expect(findMistakes(withView())).toEqual([
    'data/pages/fees.json: modules: expected the form "valuation" beside the view "trial"',
  ])
})

test('a view that shows all items of a kind can be without a relation to a category', () => {
  const relation = { type: 'category', id: 'trial' }
  addView({})
  expect(findMistakes(withView({ relation }))).toEqual([
    expect.stringContaining('expected the id of an existing category; found "trial"'),
  ])
  addView({ isCategory: true })
  expect(findMistakes(withView({ relation }))).toEqual([])
})
