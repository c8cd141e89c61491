/** An owner's document is uploaded by script with progress, and then the page with the result is opened. */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OwnerUpload } from '@/components/portal/tasks/owner-upload.client'

/** The server's response to the next upload; undefined without a connection. */
let answer: { next: string } | undefined
const sent = vi.fn<(data: FormData) => void>()

/** A request whose whole file is sent at once. */
class AnsweredRequest extends EventTarget {
  upload = new EventTarget()
  status = 200
  response: unknown = null
  responseType = ''
  open() {}
  setRequestHeader() {}
  send(data: FormData) {
    sent(data)
    this.response = answer ?? null
    this.dispatchEvent(new Event(answer ? 'load' : 'error'))
  }
}

const assign = vi.fn()
const reload = vi.fn()
const texts = { choose: 'Kies', drop: 'of sleep', remove: 'Verwijder {name}', sent: '{percent} %' }
const file = new File(['%PDF'], 'bodem.pdf', { type: 'application/pdf' })

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest)
  const { href, pathname, search, origin } = location
  vi.stubGlobal('location', { href, pathname, search, origin, assign, reload })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const mock of [assign, reload, sent]) mock.mockClear()
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

test('a chosen file shows with its size, and can be removed or sent', async () => {
  answer = { next: '/nl/eigenaar/1/?said=file-sent#tasks' }
  const form = show()
  choose()
  expect(screen.getByRole('status')).toHaveTextContent('bodem.pdf')
  expect(fireEvent.submit(form)).toBe(false)
  await waitFor(() => expect(String(assign.mock.calls[0]?.[0])).toContain('/nl/eigenaar/1/?said=file-sent#tasks'))
  expect(sent).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Verwijder bodem.pdf' }))
  expect(screen.queryByRole('status')).toBeNull()
})

test('clicked twice, it is sent once', async () => {
  answer = { next: '/nl/eigenaar/1/?said=file-sent#tasks' }
  const form = show()
  choose()
  expect(fireEvent.submit(form)).toBe(false)
  expect(fireEvent.submit(form)).toBe(false)
  await waitFor(() => expect(assign).toHaveBeenCalled())
  expect(sent).toHaveBeenCalledOnce()
})

test('a restored page can send again', async () => {
  answer = { next: '/nl/eigenaar/1/?said=file-sent#tasks' }
  const form = show()
  choose()
  fireEvent.submit(form)
  await waitFor(() => expect(assign).toHaveBeenCalled())
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  fireEvent.submit(form)
  expect(sent).toHaveBeenCalledTimes(2)
})

test('without a file, or where script cannot send it, the browser posts the form', async () => {
  const form = show()
  expect(fireEvent.submit(form)).toBe(true)
  expect(sent).not.toHaveBeenCalled()
  form.submit = vi.fn()
  answer = undefined
  choose()
  expect(fireEvent.submit(form)).toBe(false)
  await waitFor(() => expect(form.submit).toHaveBeenCalledOnce())
})

test('a result on the same page reloads it', async () => {
  answer = { next: `${location.pathname}${location.search}#tasks` }
  const form = show()
  choose()
  fireEvent.submit(form)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
