import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ListTools } from '@/components/shared-list/list-tools'
import type { SharedListView } from '@/lib/server/shared-list/list-view'
import { renderIn } from '../../support/render'

const me = { id: 'noor', name: 'Noor', mailStatus: 'none' } as unknown as NonNullable<SharedListView['me']>
const view = { counts: { all: 0, agreed: 0, some: 0, none: 0 }, show: 'all', people: [me], me } as unknown as SharedListView
const context = { listKey: 'key', language: 'en', show: 'all', refused: undefined } as const

test('an invalid address stays in its field with an error', () => {
  const refused = { change: 'mail', typed: 'x@y', said: 'mailInvalid' } as const
  renderIn('en', <ListTools context={{ ...context, refused }} view={view} />)
  const field = screen.getByRole('textbox', { name: 'Your email address' })
  expect(field).toHaveValue('x@y')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/This email address is not valid/)
})

test('before anything is sent there is no error', () => {
  const { container } = renderIn('en', <ListTools context={context} view={view} />)
  expect(container.querySelector('details')).not.toHaveAttribute('open')
  expect(container.querySelector('[name=email]')).not.toHaveAttribute('aria-invalid')
})
