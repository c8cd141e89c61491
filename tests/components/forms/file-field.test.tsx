/** A file that cannot be accepted is reported before it is uploaded. */
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { FormBody } from '@/components/forms/form.client'
import { getFormProps } from '@/lib/server/forms/form-props'
import { renderIn } from '../../support/render'
import { sendForm } from '../../support/send-form'
import { setSnapshot } from '../modules/demo'

beforeEach(() => {
  setSnapshot()
  sessionStorage.clear()
})

test.each([
  ['no file', undefined, 'Voeg uw cv toe.'],
  ['a file that is too large', 5_000_001, 'Dit bestand is te groot. Kies een kleiner bestand.'],
])('%s', async (_, size, message) => {
  const user = userEvent.setup()
  renderIn('nl', <FormBody {...getFormProps('job-application', 'nl')} />)
  const input = await screen.findByLabelText(/^Uw cv/)
  expect(input).toHaveAccessibleDescription('pdf, doc, docx of odt, hoogstens 5 MB.')
  if (size !== undefined) await user.upload(input, new File([new Uint8Array(size)], 'cv.pdf'))
  fireEvent.submit(screen.getByRole('button', { name: 'Verstuur mijn sollicitatie' }))
  expect(await screen.findByRole('link', { name: message })).toHaveAttribute('href', '#job-application-CV')
  expect(input).toBeInvalid()
  expect(sendForm).not.toHaveBeenCalled()
})

test('a chosen file shows its name and size, and can be removed', async () => {
  document.documentElement.lang = 'nl'
  const user = userEvent.setup()
  renderIn('nl', <FormBody {...getFormProps('job-application', 'nl')} />)
  const input = (await screen.findByLabelText(/^Uw cv/)) as HTMLInputElement
  expect(screen.getByText('of sleep het hierheen')).toBeVisible()
  await user.upload(input, new File([new Uint8Array(1_234_000)], 'cv.pdf', { type: 'application/pdf' }))
  expect(screen.getByText('cv.pdf')).toBeVisible()
  expect(screen.getByText(/^1,2\s?MB$/)).toBeVisible()
  input.form?.dispatchEvent(new CustomEvent('fileupload', { detail: 0.64 }))
  expect(await screen.findByText(/^64\s% verstuurd$/)).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'cv.pdf' })).toHaveAttribute('value', '0.64')
  await user.click(screen.getByRole('button', { name: 'Verwijder cv.pdf' }))
  expect(input.files).toHaveLength(0)
  expect(screen.queryByText('cv.pdf')).toBeNull()
  expect(input).toHaveFocus()
})
