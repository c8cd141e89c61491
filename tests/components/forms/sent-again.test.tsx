/**
 * After the back button, a page whose form was sent is reloaded: with the old token, another message would count as sent already.
 */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { FormBody } from '@/components/forms/form.client'
import { formFields } from '@/lib/forms/form-state'
import { getFormProps } from '@/lib/server/forms/form-props'
import { pasteInto } from '../../support/paste-into'
import { renderIn } from '../../support/render'
import { sendForm } from '../../support/send-form'

beforeEach(() => sessionStorage.clear())

const tokens = () => sendForm.mock.calls.map(([, data]) => data.get(formFields.token))

const send = async (count: number) => {
  fireEvent.click(screen.getByRole('button', { name: 'Verstuur mijn bericht' }))
  await waitFor(() => expect(sendForm).toHaveBeenCalledTimes(count))
  await new Promise((done) => setTimeout(done, 20))
}

test('a form that was not saved keeps its token, one that was sent is reloaded', async () => {
  const user = userEvent.setup()
  const [assign, reload] = [vi.fn(), vi.fn()]
  vi.stubGlobal('location', { ...location, assign, reload })
  onTestFinished(() => void vi.unstubAllGlobals())
  renderIn('nl', <FormBody {...getFormProps('contact', 'nl')} />)
  for (const [name, text] of [
    [/Uw bericht/, 'Mag ik langskomen?'],
    [/Voornaam/, 'An'],
    [/Achternaam/, 'Peeters'],
    [/E-mailadres/, 'an@voorbeeld.be'],
    [/Telefoonnummer/, '0470 12 34 56'],
  ] as const)
    await pasteInto(user, screen.getByRole('textbox', { name }), text)
  await user.click(screen.getByRole('checkbox', { name: /privacyverklaring/ }))
  const comeBack = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))

  sendForm.mockResolvedValueOnce({ state: { kind: 'failed', values: {} } })
  await send(1)
  comeBack()
  expect(reload).not.toHaveBeenCalled()
  sendForm.mockResolvedValueOnce({ next: '/nl/bedankt/' })
  await send(2)
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/nl/bedankt/'))
  comeBack()
  expect(reload).toHaveBeenCalledOnce()

  const [first, second] = tokens()
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(second).toBe(first)
})
