/** The list of owners says that it is empty only where it is. */
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OwnerRows } from '@/components/office/people/owner-rows'
import type { Owners } from '@/lib/server/office/people/owners-view'
import { renderIn } from '../../support/render.tsx'

const now = new Date('2026-11-20T13:30:00Z')
const query = { view: 'invited', text: undefined, page: 1 } as const

function show(counts: Owners['counts']) {
  renderIn('nl', <OwnerRows list={{ now, query, counts, pages: 1, items: [] }} language="nl" opened={undefined} />)
}

test('nobody is invited, others use the portal', () => {
  show({ all: 2, active: 2, invited: 0 })
  expect(screen.getByText('Niemand gevonden.')).toBeVisible()
})

test('there are none', () => {
  show({ all: 0, active: 0, invited: 0 })
  expect(screen.getByText('Er zijn nog geen eigenaars.')).toBeVisible()
})
