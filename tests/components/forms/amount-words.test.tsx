import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormBody } from '@/components/forms/form.client'
import { ViewingFormBody } from '@/components/forms/viewing-slots/viewing-form.client'
import type { Choice } from '@/lib/forms/form-props'
import { getFormProps } from '@/lib/server/forms/form-props'
import { findSubject } from '@/lib/server/leads/find-subject'
import { getProperty } from '../../support/content'

function propsOf(form: 'purchase-offer' | 'visit' | 'rental-application', recordFile: string, slots: readonly Choice[] = []) {
  const subject = findSubject('property', getProperty(recordFile).id, 'nl')
  return getFormProps(form, 'nl', subject, { SLOT: slots }, { LINK: 'expires=1&signature=x' })
}

/** The form as rendered in a page. */
function Page({ props }: { props: ReturnType<typeof propsOf> }) {
  const [fixed] = useState(props)
  return <FormBody {...fixed} />
}

test('the amount is written out while typing, and the checkbox confirms that amount only', async () => {
  const user = userEvent.setup()
  render(<Page props={propsOf('purchase-offer', 's01')} />)
  expect(screen.queryByRole('checkbox', { name: /nagelezen/ })).toBeNull()
  const amount = screen.getByRole('textbox', { name: /in cijfers/ })
  await user.type(amount, '738.000')
  expect(screen.getByText('zevenhonderdachtendertigduizend euro')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /nagelezen/ }))
  expect(screen.getByRole('checkbox', { name: /nagelezen/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /nagelezen/ })).toHaveAttribute('value', '738000')
  // Grouped in this way the number is ambiguous: no amount is read from it.
  await user.type(amount, '0')
  expect(screen.queryByText(/euro$/)).toBeNull()
  await user.clear(amount)
  await user.type(amount, '7.380.000')
  expect(screen.getByText('zeven miljoen driehonderdtachtigduizend euro')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /nagelezen/ })).not.toBeChecked()
})

test('slots are grouped by day', async () => {
  const day = { date: '2026-11-24', group: 'dinsdag 24-11-2026' }
  const slots = [
    { value: '2026-11-24T15:00:00.000Z', label: '16:00', ...day },
    { value: '2026-11-24T15:30:00.000Z', label: '16:30', ...day },
    { value: 'other', label: 'Geen van deze momenten past mij' },
  ]
  render(<ViewingFormBody {...propsOf('visit', 's01', slots)} />)
  expect(await screen.findAllByRole('group', { name: 'dinsdag 24-11-2026' })).toHaveLength(1)
  expect(screen.getByRole('radio', { name: '16:30 vrij' })).toHaveAttribute('value', '2026-11-24T15:30:00.000Z')
})

test('the token for an application is posted in a hidden field, also without script', () => {
  const html = renderToString(<Page props={propsOf('rental-application', 'r01')} />)
  expect(html).toContain('name="LINK"')
  expect(html).toContain('value="expires=1&amp;signature=x"')
})
