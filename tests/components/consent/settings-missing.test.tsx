/** If the script of the settings cannot be loaded, such as that of an older release, their links behave as without script. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'

vi.mock('@/components/consent/consent-settings.client', () => {
  throw new Error('gone')
})

// Another file of this worker may have loaded the real part already.
vi.resetModules()
const { Consent } = await import('@/components/consent/consent')
const { LaterConsent } = await import('@/components/consent/later-consent.client')
const { renderIn } = await import('../../support/render')
const { setSnapshot } = await import('../modules/demo')

test('the button of the banner leads to the cookie policy', async () => {
  setSnapshot()
  await LaterConsent.load()
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname: '/nl/', search: '', href: 'http://localhost:3000/nl/', assign })
  onTestFinished(() => void vi.unstubAllGlobals())
  renderIn('nl', <Consent language="nl" />)
  const { href } = screen.getByRole<HTMLAnchorElement>('link')
  await userEvent.click(screen.getByRole('button', { name: 'Instellingen' }))
  await expect.poll(() => assign).toHaveBeenCalledOnce()
  expect(href).toContain(assign.mock.calls[0]?.[0])
})
