/** An invitation that could not be sent: its form is returned with all values. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ReturnedProvider } from '@/components/forms/returned/returned-context.client'
import { OwnerInvite } from '@/components/office/people/owner-invite'
import { InviteForm } from '@/components/office/staff/invite-form'
import type { FormReply } from '@/lib/forms/form-state'
import type { NoticeState } from '@/lib/forms/notice-state'
import { snapshot } from '../../support/content.ts'
import { renderIn } from '../../support/render.tsx'
import { sendForm } from '../../support/send-form.ts'

globalThis.currentSnapshot = snapshot

const typedIn = (container: HTMLElement) => {
  const form = container.querySelector('form')
  if (!form) throw new Error('no form')
  return Object.fromEntries(new FormData(form))
}

const agent = String(snapshot.agents[1]?.id)

test.each([
  ['office-staff-invite', InviteForm, { NAME: 'Wouter Nijs', EMAIL: 'wouter@', rank: 'manager', agent, invitee: 'fr' }],
  ['office-owner-invite', OwnerInvite, { NAME: 'Odile', EMAIL: 'odile@voorbeeld.example', property: '4102324', invitee: 'en' }],
] as const)('%s is returned with its choices, and says whose it is', (form, Form, values) => {
  const { container } = renderIn(
    'nl',
    <ReturnedProvider value={{ form, account: { notice: { tone: 'wrong', title: 'Niet verstuurd.' }, values } }}>
      <Form language="nl" author="lotte" isOpen />
    </ReturnedProvider>,
  )
  expect(typedIn(container)).toMatchObject({ ...values, author: 'lotte' })
  expect(screen.getByText('Niet verstuurd.')).toBeVisible()
})

async function fillIn() {
  const user = userEvent.setup()
  const { container } = renderIn('nl', <InviteForm language="nl" author="lotte" isOpen />)
  await user.type(screen.getByLabelText(/^Naam/), 'Wouter Nijs')
  await user.type(screen.getByLabelText(/^E-mailadres/), 'wouter@')
  await user.selectOptions(screen.getByLabelText('Rol'), 'manager')
  await user.click(screen.getByRole('button'))
  await screen.findByRole('alert')
  return typedIn(container)
}

const replyWith = (state: NoticeState) => ({ state }) as unknown as FormReply<never>

test('with script an invalid address preserves the chosen rank', async () => {
  const values = { NAME: 'Wouter Nijs', EMAIL: 'wouter@' }
  sendForm.mockResolvedValueOnce(
    replyWith({ notice: { tone: 'wrong', title: 'Kijk na' }, errors: { EMAIL: 'Niet geldig' }, values }),
  )
  expect(await fillIn()).toMatchObject({ ...values, rank: 'manager' })
})

test('without a response the name is preserved, too', async () => {
  sendForm.mockRejectedValueOnce(new Error('offline'))
  expect(await fillIn()).toMatchObject({ NAME: 'Wouter Nijs', EMAIL: 'wouter@', rank: 'manager' })
})
