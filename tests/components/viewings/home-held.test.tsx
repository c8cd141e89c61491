/** A viewing whose property is not published now. */
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SheetStop } from '@/components/viewing-sheet/sheet-stop'
import { ViewingFacts } from '@/components/viewings/viewing-facts'
import { WaysOn } from '@/components/viewings/ways-on'
import type { Viewing } from '@/lib/server/viewings/find-viewing'
import { findHome } from '@/lib/server/viewings/viewed-home'
import { describeViewing } from '@/lib/server/viewings/viewing-page'
import { getProperty, snapshot } from '../../support/content'
import { renderIn } from '../../support/render'

const home = getProperty('r01')

beforeEach(() => {
  const propertyById = new Map([...snapshot.propertyById].filter(([id]) => id !== home.id))
  globalThis.currentSnapshot = {
    ...snapshot,
    propertyById,
    drafts: { ...snapshot.drafts, propertyById: new Map([[home.id, home]]) },
  }
})
afterEach(() => {
  globalThis.currentSnapshot = snapshot
})

function pageOf(language: 'nl' | 'fr') {
  const lead = { id: 'one', form: 'visit', language, email: '', propertyId: home.id, status: 'confirmed', payload: {} } as const
  const viewing: Viewing = {
    ...{ lead: { ...lead, createdAt: '2026-11-20T10:00:00Z' }, property: findHome(home.id), language, state: 'confirmed' },
    ...{ startsAt: new Date('2026-11-26T16:30:00Z'), heldUntil: undefined, sequence: 0, ownMoves: 0 },
  }
  return describeViewing(viewing, language)
}

test('its facts name the property without a link', () => {
  const page = pageOf('fr')
  renderIn('fr', <ViewingFacts page={page} />)
  expect(screen.getByText(home.texts.fr.title)).toBeVisible()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([expect.stringMatching(/^tel:/)])
  const { container } = renderIn('fr', <WaysOn againHref={page.againHref} propertyHref={page.propertyHref} />)
  expect(container).toBeEmptyDOMElement()
})

test('its sheet has time, place and agent, and no price, figures, plans or map', () => {
  const page = pageOf('nl')
  const stop = {
    ...page,
    id: 'one',
    date: '2026-11-26',
    card: undefined,
    documents: [],
    documentsHref: undefined,
    way: undefined,
  }
  const { container } = renderIn('nl', <SheetStop stop={stop} index={0} isOneOfDays={false} next={undefined} />)
  expect(container).toHaveTextContent(home.texts.nl.title)
  expect(container).not.toHaveTextContent('€')
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(page.shown).toBeUndefined()
})
