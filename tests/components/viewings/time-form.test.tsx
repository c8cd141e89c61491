// @vitest-environment jsdom
/** Giving a visitor a time: the allowed number of choices, shown as chosen, and the mail as it will be sent. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ChosenTime } from '@/components/viewings/weeks/read-times'
import { TimeForm } from '@/components/viewings/weeks/time-form.client'
import { useTimeWords } from '@/components/viewings/weeks/use-time-words'
import { WeekSlots } from '@/components/viewings/weeks/week-slots'
import { toSlotWeeks } from '@/lib/domain/viewings/slot-weeks'
import { snapshot } from '../../support/content.ts'
import { renderIn, withMessages } from '../../support/render.tsx'

globalThis.currentSnapshot = snapshot

const now = new Date('2026-11-23T08:00:00Z')
const free = [9, 10, 11, 15].map((hour) => new Date(`2026-11-24T${String(hour).padStart(2, '0')}:00:00Z`))
const filled = [
  { kind: 'busy' as const, from: new Date('2026-11-25T08:00:00Z'), to: new Date('2026-11-25T12:00:00Z'), words: '' },
]
const weeks = toSlotWeeks({ now, free, filled, duration: 30, preferred: ['16:00-19:00'] })

const suggested = { value: '2026-11-24T09:00:00.000Z', label: 'di 24-11, 10:00', isPreferred: false }

function Form({ most, initial = [] }: { most: number; initial?: readonly ChosenTime[] }) {
  const own = { submitPlain: 'Stel voor', submitAt: 'Bevestig {moment}', submitTimes: ['één', 'twee', 'drie'], foot: '' }
  return (
    <TimeForm
      preview="/preview/"
      most={most}
      look="primary"
      words={useTimeWords('fr', own)}
      mail={undefined}
      initial={initial}
      fields={<textarea name="note" aria-label="Zin" />}
    >
      <WeekSlots weeks={weeks} language="nl" most={most} chosen={new Set()} />
    </TimeForm>
  )
}

const asked = vi.fn()

beforeEach(() => {
  asked.mockReset()
  const sheet = {
    language: 'fr',
    subject: 'Quelle heure ?',
    parts: [{ kind: 'paragraph', pieces: [{ text: 'La cave', isFilled: true }], isSmall: false }],
  }
  vi.stubGlobal('fetch', (path: string, { body }: { body: FormData }) => {
    asked(path, body.getAll('slots'), body.get('note'))
    return Promise.resolve(Response.json({ sheet }))
  })
})

const slot = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const button = () => screen.getAllByRole('button').at(-1)

test('three times at most, preferred ones first, and one removed again', () => {
  const { container } = renderIn('nl', <Form most={3} />)
  // One day has free slots; another shows its busy times.
  expect(screen.getAllByRole('checkbox')).toHaveLength(4)
  expect(screen.getByText(/Bezet/)).toBeTruthy()
  for (const name of [/10:00/, /11:00/, /16:00/]) fireEvent.click(slot(name))
  expect(slot(/12:00/).disabled).toBe(true)
  expect(button()?.textContent).toBe('drie')
  const chosen = [...container.querySelectorAll('ol b')].map((label) => label.textContent)
  expect(chosen).toEqual(['di 24-11, 16:00', 'di 24-11, 10:00', 'di 24-11, 11:00'])
  fireEvent.click(screen.getByRole('button', { name: 'Haal di 24-11, 10:00 weg' }))
  expect(slot(/10:00/).checked).toBe(false)
  // The button is removed with its time: the focus moves to the remaining ones.
  expect(screen.getByRole('region', { name: /^Gekozen/ })).toHaveFocus()
  expect(slot(/12:00/).disabled).toBe(false)
  expect(button()?.textContent).toBe('twee')
})

test('the button that removes a time is only rendered with script', () => {
  const html = renderToString(withMessages('nl', <Form most={3} initial={[suggested]} />))
  expect(html).toContain(suggested.label)
  expect(html).not.toContain('Haal')
})

test('the button shows the time, unless one is typed; the mail is updated with the choice', async () => {
  renderIn('nl', <Form most={1} />)
  expect(button()?.textContent).toBe('Stel voor')
  expect(screen.getByText('Kies een uur: dan staat de mail hier.')).toBeTruthy()
  fireEvent.click(slot(/16:00/))
  expect(button()?.textContent).toBe('Bevestig di 24-11, 16:00')
  fireEvent.input(screen.getByLabelText('Zin'), { target: { value: 'La cave' } })
  await waitFor(() => expect(screen.getByText('Quelle heure ?')).toBeTruthy())
  expect(screen.getByText('La cave', { selector: 'mark' })).toBeTruthy()
  expect(asked.mock.calls).toEqual([['/preview/', ['2026-11-24T15:00:00.000Z'], 'La cave']])
})
