/** The day of an agent: listings held back and why, waiting list, visitors for an open day, and no silent failures. */
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ReturnedProvider } from '@/components/forms/returned/returned-context.client'
import { IssueBlocks } from '@/components/office/today/issue-blocks'
import { KeptBlock } from '@/components/office/today/kept-block'
import { OpenDays } from '@/components/office/viewings/open-days'
import { RequestedList } from '@/components/office/viewings/requested-list'
import { ViewingActions } from '@/components/office/viewings/viewing-actions'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import type { CalendarView } from '@/lib/server/office/viewings/calendar-view'
import type { RequestedRows } from '@/lib/server/office/viewings/requested-viewings'
import type { ViewingView } from '@/lib/server/office/viewings/viewing-view'
import { snapshot } from '../../support/content.ts'
import { renderIn } from '../../support/render.tsx'

globalThis.currentSnapshot = snapshot

const query = { span: 'week', day: '2026-11-24', agentId: undefined, propertyId: undefined } as const

test('held back listings give the reason in the reader’s language, and link to the page where it is solved', () => {
  const held = [
    {
      ...{
        item: 'properties/1.json',
        name: 'Maison, GENT',
        property: undefined,
        showsFormer: false,
        href: '/fr/bureau/biens/1/',
      },
      fault: { path: 'PScore', field: 'pScore', message: 'expected what the law asks a notice to state: P-score of the parcel' },
    },
  ]
  const counts = { added: 1, changed: 0, archived: 0, held: 1 }
  const feeds = [{ source: 'crm', href: '/fr/bureau/flux/crm/', at: new Date(0), outcome: 'stopped' as const, counts }]
  renderIn('fr', <IssueBlocks issues={{ offers: [], held, heldCount: 1, failed: [], feeds }} />)
  expect(screen.getByRole('link', { name: 'Maison, GENT' }).getAttribute('href')).toBe('/fr/bureau/biens/1/')
  expect(screen.getByText(/La loi demande cette mention, et elle manque/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'crm' }).getAttribute('href')).toBe('/fr/bureau/flux/crm/')
})

test('the share of met response times is shown in figures, and left out without any', () => {
  const kept = { week: undefined, before: { answered: 57, kept: 51, median: 220 } }
  const { unmount } = renderIn('fr', <KeptBlock kept={kept} />)
  expect(screen.getByText('aucune réponse encore')).toBeTruthy()
  expect(screen.getByText('51 sur 57, 3 h 40')).toBeTruthy()
  unmount()
  renderIn('nl', <KeptBlock kept={{ week: undefined, before: undefined }} />)
  expect(screen.queryByRole('region')).toBeNull()
})

test('when more items exist than shown, their number and a link are shown', () => {
  const rows: RequestedRows = {
    items: [{ leadId: 'a', name: 'An', createdAt: new Date(0), property: undefined, href: '/a/' }],
    ...{ count: 61, inboxHref: '/nl/kantoor/aanvragen/?form=visit' },
  }
  const requests = { requested: rows, waiting: { ...rows, items: [], count: 0 } }
  renderIn(
    'nl',
    <RequestedList calendar={{ requests, openDays: [] } as unknown as CalendarView} language="nl" opened={undefined} />,
  )
  expect(screen.getByRole('link', { name: 'Nog 60 bij Aanvragen' }).getAttribute('href')).toBe(rows.inboxHref)
  expect(screen.getByText('Niemand staat op de wachtlijst.')).toBeTruthy()
})

test('an open day lists possible visitors, each linked to the lead', () => {
  const person = { leadId: 'a', name: 'Ilse Torfs', form: 'information', state: undefined, href: '/nl/kantoor/aanvragen/a/' }
  const day = {
    ...{ from: new Date('2026-11-28T09:00:00Z'), to: new Date('2026-11-28T11:00:00Z'), agentId: 11, propertyId: 1 },
    ...{ property: undefined, agent: 'Lotte', count: 3, inboxHref: '/nl/kantoor/aanvragen/?property=1' },
    people: [person, { ...person, leadId: 'b', name: '', form: 'visit', state: 'requested' as const }],
  }
  renderIn('nl', <OpenDays days={[day]} />)
  const block = within(screen.getByRole('region', { name: /^Opendeurdagen/ }))
  expect(block.getByRole('link', { name: 'Ilse Torfs' }).getAttribute('href')).toBe(person.href)
  expect(block.getByText('Gevraagd, nog zonder uur')).toBeTruthy()
  expect(block.getByRole('link', { name: '3 open aanvragen' }).getAttribute('href')).toBe(day.inboxHref)
})

test('without free slots to propose, a message links to the hours', () => {
  const view = { id: 'a', version: 1, state: 'requested', free: [] } as unknown as ViewingView
  renderIn('nl', <ViewingActions staff={staffAtShell('nl')} view={view} language="nl" query={query} />)
  expect(screen.getByText(/geen vrij uur om voor te stellen/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bezoekuren en eigen agenda' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Stel deze uren voor' })).toBeNull()
})

describe('typed values about a viewing are preserved after its form was returned', () => {
  const day = { day: 'maandag 30-11', slots: [{ value: '2026-11-30T16:00:00.000Z', label: '17:00' }] }
  const view = { id: 'a', version: 1, free: [day] }
  const [{ slots }] = [day]
  const slot = slots[0]?.value ?? ''

  test.each([
    { form: 'office-viewing-confirm', state: 'requested', note: 'Bel aan bij de buren.', slot },
    { form: 'office-viewing-move', state: 'confirmed', note: 'Een uur later dan.', slot },
    { form: 'office-viewing-propose', state: 'requested', note: 'Kies er een.', slot1: slot },
    { form: 'office-viewing-cancel', state: 'requested', note: 'Het dak wordt hersteld.', reason: 'owner' },
  ])('$form', ({ form, state, ...values }) => {
    const account = { notice: { tone: 'wrong', title: 'Nog niet verstuurd.' } as const, values }
    const shown = { ...view, state } as unknown as ViewingView
    const props = { staff: staffAtShell('nl'), view: shown, language: 'nl', query } as const
    const { container } = renderIn(
      'nl',
      <ReturnedProvider value={{ form, account }}>
        <ViewingActions {...props} />
      </ReturnedProvider>,
    )
    const returned = container.querySelector(`form:has(> [name="_form"][value="${form}"])`)
    if (!(returned instanceof HTMLFormElement)) throw new Error('no such form')
    expect(Object.fromEntries(new FormData(returned))).toMatchObject(values)
    expect(returned).toHaveTextContent('Nog niet verstuurd.')
    expect(returned.closest('details')?.open ?? true).toBe(true)
    const [others] = [[...container.querySelectorAll('details')].filter((fold) => !fold.contains(returned))]
    expect(others.map(({ open }) => open)).toEqual(others.map(() => false))
  })
})
