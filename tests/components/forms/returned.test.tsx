/** A form that the server returned, and one whose page is older than the server. */
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { AccountFormBody } from '@/components/accounts/account-form.client'
import { FormBody } from '@/components/forms/form.client'
import { ReturnedProvider } from '@/components/forms/returned/returned-context.client'
import { rentalApplicationForm } from '@/lib/forms/definitions/rental-application'
import type { FormState } from '@/lib/forms/form-state'
import { possibleFields } from '@/lib/forms/possible-fields'
import type { FormId } from '@/lib/forms/registry'
import { getFormProps } from '@/lib/server/forms/form-props'
import { findSubject } from '@/lib/server/leads/find-subject'
import { getProperty } from '../../support/content'
import { renderIn } from '../../support/render'
import { sendForm } from '../../support/send-form'

beforeEach(() => sessionStorage.clear())

const returned = (form: FormId, state: FormState) => (
  <ReturnedProvider value={{ form, subjectId: undefined, state }}>
    <FormBody {...getFormProps(form, 'nl')} />
  </ReturnedProvider>
)

test('without script it contains the typed values, its messages, and an address that leads to them', () => {
  const state = { kind: 'invalid', errors: { EMAIL: 'emailInvalid' }, values: { EMAIL: 'an@', REMARK: 'Hallo daar' } } as const
  const html = renderToString(returned('contact', state))
  expect(html).toContain('id="contact-problems"')
  expect(html).toMatch(/value="an@"/)
  expect(html).toContain('Hallo daar')
  expect(html).toContain('Dit e-mailadres is niet geldig.')
  expect(html).toMatch(/<form[^>]*method="post"/)
  expect(html).not.toMatch(/<form[^>]*\saction=/)
})

test('another form of the page, or the same one about another property, is unchanged', () => {
  const state = { kind: 'failed', values: { REMARK: 'niet van mij' } } as const
  const html = renderToString(
    <ReturnedProvider value={{ form: 'contact', subjectId: 12, state }}>
      <FormBody {...getFormProps('contact', 'nl')} />
    </ReturnedProvider>,
  )
  expect(html).not.toContain('niet van mij')
})

test('a stored file is named, need not be chosen again, and can be removed', async () => {
  const kept = { id: 'k1', names: { CV: 'cv van An.pdf' } }
  const { container } = renderIn(
    'nl',
    returned('job-application', { kind: 'challenge', challenge: { token: 't' }, values: {}, kept }),
  )
  expect(await screen.findByLabelText(/^Uw cv/)).toHaveAccessibleDescription(/cv van An\.pdf/)
  expect(container.querySelector('[name="_kept"]')).toHaveValue('k1')
  fireEvent.submit(screen.getByRole('button', { name: 'Verstuur mijn sollicitatie' }))
  const summary = await screen.findByRole('alert')
  expect(within(summary).queryByRole('link', { name: 'Voeg uw cv toe.' })).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Dit bestand niet meesturen' })).toHaveAttribute('value', 'CV')
})

test('a form that could not be returned in full says so, with the characters to enter', () => {
  renderIn('nl', returned('contact', { kind: 'gone', challenge: { token: 't' } }))
  expect(screen.getByRole('alert')).toHaveTextContent(/Er is nog niets verstuurd/)
  expect(screen.getByRole('textbox', { name: /Neem de zes cijfers over/ })).toBeVisible()
})

async function sendNewsletter(): Promise<void> {
  const user = userEvent.setup()
  renderIn('nl', <FormBody {...getFormProps('newsletter', 'nl')} />)
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'an@voorbeeld.be')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button'))
}

test('a page older than its form asks to be reloaded, and the draft is preserved', async () => {
  const next = '/nl/media/?returned=newsletter#newsletter-problems'
  sendForm.mockResolvedValueOnce({ state: { kind: 'changed', next } })
  await sendNewsletter()
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  expect(within(summary).getByRole('link', { name: 'Pagina herladen' })).toHaveAttribute('href', next)
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveValue('an@voorbeeld.be')
  expect(sessionStorage.getItem('drafts')).toContain('an@voorbeeld.be')
})

test('a message key unknown to an older page still shows a text', async () => {
  sendForm.mockResolvedValueOnce({ state: { kind: 'invalid', errors: { EMAIL: 'ruleOfTomorrow' }, values: {} } })
  await sendNewsletter()
  expect(await screen.findByRole('link', { name: /Dit antwoord is niet geldig/ })).toBeVisible()
})

const login = (
  <AccountFormBody
    id="login"
    hidden={{ language: 'nl' }}
    fields={[
      { name: 'EMAIL', label: 'Adres', type: 'email', autoComplete: 'username' },
      { name: 'PASSWORD', label: 'Wachtwoord', type: 'password', autoComplete: 'current-password' },
    ]}
    submit="Aanmelden"
    sending="Bezig"
    failed={{ tone: 'wrong', title: 'Niet gelukt' }}
  />
)

test('a login without a response says so and preserves the mail address only', async () => {
  const user = userEvent.setup()
  sendForm.mockRejectedValueOnce(new Error('offline'))
  renderIn('nl', login)
  await user.type(screen.getByLabelText(/Adres/), 'an@voorbeeld.be')
  await user.type(screen.getByLabelText(/Wachtwoord/), 'geheim')
  await user.click(screen.getByRole('button'))
  expect(await screen.findByRole('alert')).toHaveFocus()
  expect(screen.getByLabelText(/Adres/)).toHaveValue('an@voorbeeld.be')
  expect(screen.getByLabelText(/Wachtwoord/)).toHaveValue('')
})

test.each(['r01'])('an application for %s has no question of another region', (recordFile) => {
  const subject = findSubject('property', getProperty(recordFile).id, 'nl')
  for (const region of ['flanders', 'brussels', 'wallonia'] as const) {
    const props = getFormProps('rental-application', 'nl', subject && { ...subject, region })
    const html = renderToString(<FormBody {...props} />) + JSON.stringify(props)
    const asked = possibleFields(rentalApplicationForm, props.context)
    for (const name of Object.keys(rentalApplicationForm.fields))
      expect(html.includes(`name="${name}"`), `${region}: ${name}`).toBe(asked.includes(name))
    const { labels, errors, help } = getFormProps('rental-application', 'nl', subject && { ...subject, region: 'flanders' }).texts
    if (region !== 'brussels') continue
    for (const text of [labels['PETS'], help['KIDS'], errors['adultsRequired'], labels['REASON']]) {
      expect(text).toBeTruthy()
      expect(html).not.toContain(text)
    }
  }
})
