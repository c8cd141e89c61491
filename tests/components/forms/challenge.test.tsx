/** A form to which the server responds with the character challenge (ruling 27; design, "Form"). */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { FormBody } from '@/components/forms/form.client'
import type { Language } from '@/lib/domain/text/language'
import { botProtectionFields } from '@/lib/forms/challenge'
import type { FormState } from '@/lib/forms/form-state'
import { getFormProps } from '@/lib/server/forms/form-props'
import { pasteInto } from '../../support/paste-into'
import { renderIn } from '../../support/render'
import { sendForm } from '../../support/send-form'

// Otherwise a draft of the previous test would be filled in.
beforeEach(() => sessionStorage.clear())

const challenge = (token: string, error: 'captchaRequired' | 'captchaInvalid'): FormState => ({
  kind: 'challenge',
  challenge: { token, error },
  values: {},
})

const Contact = ({ language }: { language: Language }) => <FormBody {...getFormProps('contact', language)} />

const answerField = () => screen.getByRole('textbox', { name: /Neem de zes cijfers over/ })

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole('radio', { name: 'Mevrouw' }))
  for (const [name, text] of [
    [/Uw bericht/, 'Mag ik langskomen?'],
    [/Voornaam/, 'An'],
    [/Achternaam/, 'Peeters'],
    [/E-mailadres/, 'an@voorbeeld.be'],
    [/Telefoonnummer/, '0470 12 34 56'],
  ] as const)
    await pasteInto(user, screen.getByRole('textbox', { name }), text)
  await user.click(screen.getByRole('checkbox', { name: /privacyverklaring/ }))
}

/** The data that the form posted, and the server's response. */
async function send(user: ReturnType<typeof userEvent.setup>, result: FormState): Promise<FormData> {
  const calls = sendForm.mock.calls.length
  sendForm.mockResolvedValueOnce({ state: result })
  await user.click(screen.getByRole('button', { name: 'Verstuur mijn bericht' }))
  await waitFor(() => expect(sendForm.mock.calls).toHaveLength(calls + 1))
  const data = sendForm.mock.lastCall?.[1]
  if (!data) throw new Error('The form was sent.')
  return data
}

test('the challenge has an error next to its field and in the summary, and typed values are preserved', async () => {
  const user = userEvent.setup()
  renderIn('nl', <Contact language="nl" />)
  await fillIn(user)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  await send(user, challenge('first', 'captchaRequired'))

  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  const link = within(summary).getByRole('link', { name: /^Neem de zes cijfers over, zodat/ })
  expect(link).toHaveAttribute('href', `#${answerField().id}`)
  expect(answerField()).toBeInvalid()
  expect(answerField()).toHaveAccessibleDescription(/^Neem de zes cijfers over, zodat/)
  expect(screen.getByRole('img', { name: /^Zes cijfers/ })).toHaveAttribute('src', expect.stringContaining('token=first'))
  expect(screen.getByRole('textbox', { name: /Voornaam/ })).toHaveValue('An')
})

test('a wrong answer gives new characters and the message of the specification; the right one is posted', async () => {
  const user = userEvent.setup()
  renderIn('nl', <Contact language="nl" />)
  await fillIn(user)
  await send(user, challenge('first', 'captchaRequired'))
  await user.type(answerField(), '123456')
  const posted = await send(user, challenge('second', 'captchaInvalid'))
  expect([posted.get(botProtectionFields.token), posted.get(botProtectionFields.answer)]).toEqual(['first', '123456'])
  await waitFor(() => expect(answerField()).toHaveAccessibleDescription('De ingevoerde tekens zijn niet geldig.'))
  expect(answerField()).toHaveValue('')
  expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('token=second'))
})

test('new characters and the sound come on request, and Enter sends the form', async () => {
  const user = userEvent.setup()
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ token: 'other' })),
  )
  const { container } = renderIn('nl', <Contact language="nl" />)
  await fillIn(user)
  await send(user, challenge('first', 'captchaRequired'))

  await user.click(screen.getByRole('button', { name: 'Andere cijfers' }))
  expect(await screen.findByRole('status')).toHaveTextContent('Er staan andere cijfers.')
  expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringContaining('token=other'))

  await user.click(screen.getByRole('button', { name: 'Lees de cijfers voor' }))
  expect(play).toHaveBeenCalledOnce()
  expect(container.querySelector('audio')).toHaveAttribute('src', expect.stringMatching(/token=other&language=nl$/))

  const calls = sendForm.mock.calls.length
  sendForm.mockResolvedValueOnce({ state: challenge('third', 'captchaInvalid') })
  await user.type(answerField(), '123456{Enter}')
  await waitFor(() => expect(sendForm.mock.calls).toHaveLength(calls + 1))
  expect(sendForm.mock.lastCall?.[1].get(botProtectionFields.answer)).toBe('123456')
  vi.unstubAllGlobals()
})

test('clicked twice at once, the form is sent once', async () => {
  const user = userEvent.setup()
  renderIn('nl', <Contact language="nl" />)
  await fillIn(user)
  let sent = 0
  sendForm.mockImplementation(async () => {
    sent += 1
    return { state: challenge('first', 'captchaRequired') }
  })
  const button = screen.getByRole('button', { name: 'Verstuur mijn bericht' })
  // Both clicks before anything is rendered, as on a slow phone.
  button.click()
  button.click()
  await screen.findByRole('alert')
  await new Promise((done) => setTimeout(done, 100))
  sendForm.mockReset()
  expect(sent).toBe(1)
})

test('the honeypot is for bots: no name, no tab stop, no autocomplete', async () => {
  const { container } = renderIn('nl', <Contact language="nl" />)
  const trap = container.querySelector(`[name="${botProtectionFields.trap}"]`)
  expect(trap).toHaveAttribute('tabindex', '-1')
  expect(trap).toHaveAttribute('autocomplete', 'off')
  expect(screen.queryByRole('textbox', { name: 'Laat dit veld leeg' })).not.toBeInTheDocument()
})
