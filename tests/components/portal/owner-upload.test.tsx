/** An owner's document is sent by script with its progress, and the page that says what came of it is opened. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { uploadForm } from '@/components/forms/upload-form'
import { OwnerUpload } from '@/components/portal/owner-upload.client'

vi.mock('@/components/forms/upload-form', () => ({ uploadForm: vi.fn() }))

const assign = vi.fn()
const reload = vi.fn()
const texts = { choose: 'Kies', drop: 'of sleep', remove: 'Verwijder {name}', sent: '{percent} %' }
const file = new File(['%PDF'], 'bodem.pdf', { type: 'application/pdf' })

beforeEach(() => {
  vi.mocked(uploadForm).mockReset()
  const { href, pathname, search, origin } = location
  vi.stubGlobal('location', { href, pathname, search, origin, assign, reload })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const mock of [assign, reload]) mock.mockClear()
})

function show(): HTMLFormElement {
  render(
    <form aria-label="upload">
      <OwnerUpload id="f" name="FILE" label="Bodemattest" accept={['application/pdf']} texts={texts} />
      <button type="submit">Verstuur</button>
    </form>,
  )
  return screen.getByRole('form')
}

const choose = () => fireEvent.change(screen.getByLabelText('Bodemattest'), { target: { files: [file] } })

test('a chosen file shows with its size, is taken back, or sent', async () => {
  vi.mocked(uploadForm).mockResolvedValueOnce({ next: '/nl/eigenaar/1/?said=file-sent#tasks' })
  const form = show()
  choose()
  expect(screen.getByRole('status')).toHaveTextContent('bodem.pdf')
  expect(fireEvent.submit(form)).toBe(false)
  await waitFor(() => expect(String(assign.mock.calls[0]?.[0])).toContain('/nl/eigenaar/1/?said=file-sent#tasks'))
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Verwijder bodem.pdf' }))
  expect(screen.queryByRole('status')).toBeNull()
})

test('without a file, and where the script cannot send it, the form goes its own way', async () => {
  const form = show()
  expect(fireEvent.submit(form)).toBe(true)
  expect(uploadForm).not.toHaveBeenCalled()
  form.submit = vi.fn()
  vi.mocked(uploadForm).mockRejectedValueOnce(new Error('offline'))
  choose()
  expect(fireEvent.submit(form)).toBe(false)
  await waitFor(() => expect(form.submit).toHaveBeenCalledOnce())
})

test('the same page is opened afresh', async () => {
  vi.mocked(uploadForm).mockResolvedValueOnce({ next: `${location.pathname}${location.search}#tasks` })
  const form = show()
  choose()
  fireEvent.submit(form)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
