/** Settings are saved automatically: a pair of times when its row loses the focus, never while typing. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KeepDraft } from '@/components/office/settings/keep-draft.client'

const sent = vi.fn<(data: FormData) => void>()

beforeEach(() => {
  sent.mockReset()
  render(
    <form
      id="settings"
      onSubmit={(event) => {
        event.preventDefault()
        sent(new FormData(event.currentTarget))
      }}
    >
      <input type="hidden" name="place" />
      <button type="submit" name="do" value="save">
        Save
      </button>
      <div id="set-hours" data-place data-pair>
        <input type="time" name="open1" aria-label="opens" defaultValue="09:00" />
        <input type="time" name="shut1" aria-label="shuts" defaultValue="17:00" />
      </div>
      <input name="f.name" aria-label="name" />
      <button type="submit" name="do" value="publish">
        Publish
      </button>
      <KeepDraft form="settings" />
    </form>,
  )
})

afterEach(cleanup)

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

const leave = (label: string, to: string) =>
  fireEvent.focusOut(screen.getByLabelText(label), { relatedTarget: screen.queryByLabelText(to) ?? screen.getByText(to) })

test('a pair of times is saved when its row is complete and loses the focus, not before', () => {
  type('opens', '10:00')
  leave('opens', 'shuts')
  type('shuts', '')
  leave('shuts', 'name')
  expect(sent).not.toHaveBeenCalled()
  type('shuts', '18:00')
  expect(sent).not.toHaveBeenCalled()
  leave('shuts', 'name')
  expect(sent).toHaveBeenCalledTimes(1)
  expect(Object.fromEntries(sent.mock.calls[0]?.[0] ?? [])).toMatchObject({ open1: '10:00', shut1: '18:00', place: 'set-hours' })
})

test('a cleared day is saved, too', () => {
  type('opens', '')
  leave('opens', 'shuts')
  type('shuts', '')
  leave('shuts', 'name')
  expect(sent).toHaveBeenCalledTimes(1)
})

test('an unchanged row is not sent, nor one that loses the focus to a button', () => {
  leave('shuts', 'name')
  type('shuts', '18:00')
  leave('shuts', 'Publish')
  expect(sent).not.toHaveBeenCalled()
})

test('any other field is saved when it changes', () => {
  type('name', 'Agency')
  expect(sent).toHaveBeenCalledTimes(1)
})
