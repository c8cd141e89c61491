/** If the script of the settings cannot be loaded, such as that of an older release, their links behave as without script. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Consent } from '@/components/consent/consent'
import { LaterConsent } from '@/components/consent/later-consent.client'
import { renderIn } from '../../support/render'
import { setSnapshot } from '../modules/demo'

vi.mock('@/components/consent/consent-settings.client', () => {
  throw new Error('gone')
})

test('the button of the banner leads to the cookie policy', async () => {
  setSnapshot()
  await LaterConsent.load()
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname: '/nl/', search: '', href: 'http://localhost:3000/nl/', assign })
  onTestFinished(() => void vi.unstubAllGlobals())
  renderIn('nl', <Consent language="nl" />)
  const { href } = screen.getByRole<HTMLAnchorElement>('link')
  await userEvent.click(screen.getByRole('button', { name: 'Instellingen' }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(href).toContain(assign.mock.calls[0]?.[0])
})
