/** A form with steps, as it runs in a browser: one step at a time, typed values are preserved, errors lead back. */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { FormBody } from '@/components/forms/form.client'
import { getFormProps } from '@/lib/server/forms/form-props'
import { pasteInto } from '../../support/paste-into'
import { renderIn } from '../../support/render'
import { sendForm } from '../../support/send-form'
import { setSnapshot } from '../modules/demo'

beforeEach(() => {
  setSnapshot()
  sessionStorage.clear()
})

const next = () => screen.getByRole('button', { name: 'Volgende' })
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const steps = () => screen.getByRole('list', { name: /^Stap/ })

async function fillAddress(user: ReturnType<typeof userEvent.setup>) {
  await pasteInto(user, field(/^Straat/), 'Schijnstraat')
  await pasteInto(user, field(/^Huisnummer/), '12')
  await pasteInto(user, field(/^Postcode/), '2100')
  await pasteInto(user, field(/^Gemeente/), 'Deurne')
}

async function fillHome(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('radio', { name: 'Appartement' }))
  await pasteInto(user, field(/^Bewoonbaar/), '92')
  await pasteInto(user, field(/^Slaapkamers/), '2')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Staat/ }), 'ready')
}

async function fillPerson(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('radio', { name: 'Mevrouw' }))
  await pasteInto(user, field(/^Voornaam/), 'An')
  await pasteInto(user, field(/^Achternaam/), 'Peeters')
  await pasteInto(user, field(/^E-mailadres/), 'an@voorbeeld.example')
  await pasteInto(user, field(/^Telefoonnummer/), '0400654321')
  await user.click(screen.getByRole('checkbox', { name: /privacyverklaring/ }))
}

test('the next step requires this one to be valid, and lists what is missing', async () => {
  const user = userEvent.setup()
  renderIn('nl', <FormBody {...getFormProps('valuation', 'nl')} />)
  expect(within(steps()).getByText('1. Adres')).toHaveAttribute('aria-current', 'step')
  await user.click(next())
  const summary = await screen.findByRole('alert')
  expect(within(summary).getAllByRole('link')).toHaveLength(4)
  expect(summary).toHaveFocus()
  await fillAddress(user)
  await user.click(next())
  await waitFor(() => expect(within(steps()).getByText('2. Uw woning')).toHaveAttribute('aria-current', 'step'))
  expect(steps()).toHaveFocus()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('going back preserves typed values', async () => {
  const user = userEvent.setup()
  renderIn('nl', <FormBody {...getFormProps('valuation', 'nl')} />)
  await fillAddress(user)
  await user.click(next())
  await user.click(await screen.findByRole('button', { name: 'Vorige' }))
  expect(field(/^Straat/)).toHaveValue('Schijnstraat')
  expect(within(steps()).getByText('1. Adres')).toHaveAttribute('aria-current', 'step')
})

test('errors of the server lead to the first step with one', async () => {
  sendForm.mockResolvedValue({ state: { kind: 'invalid', errors: { LIVING_AREA: 'numberOutOfRange' }, values: {} } })
  const user = userEvent.setup()
  renderIn('nl', <FormBody {...getFormProps('valuation', 'nl')} />)
  await fillAddress(user)
  await user.click(next())
  await screen.findByRole('button', { name: 'Vorige' })
  await fillHome(user)
  await user.click(next())
  await user.click(await screen.findByRole('button', { name: 'Vraag mijn schatting aan' }))
  expect(sendForm).not.toHaveBeenCalled()
  await fillPerson(user)
  await user.click(screen.getByRole('button', { name: 'Vraag mijn schatting aan' }))
  await waitFor(() => expect(within(steps()).getByText('2. Uw woning')).toHaveAttribute('aria-current', 'step'))
  expect(field(/^Bewoonbaar/)).toBeInvalid()
  expect(field(/^Bewoonbaar/)).toHaveValue('92')
})
