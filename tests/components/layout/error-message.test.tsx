/** The error page: a sentence in the language of the address, the id of the log entry, a retry button. */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ErrorMessage } from '@/components/layout/error-message.client'
import { renderIn } from '../../support/render'

test.each([
  ['/nl/te-koop/', 'Er ging iets mis', 'Opnieuw proberen'],
  ['/fr/a-vendre/', 'Une erreur s’est produite', 'Réessayer'],
  ['/en/for-sale/', 'Something went wrong', 'Try again'],
  ['/de/', 'Etwas ist schiefgegangen', 'Erneut versuchen'],
  ['/', 'Er ging iets mis', 'Opnieuw proberen'],
])('on %s it shows "%s"', async (path, title, retry) => {
  window.history.replaceState(null, '', path)
  const onRetry = vi.fn()
  renderIn('nl', <ErrorMessage id="123456" onRetry={onRetry} />)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(/123456/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: retry }))
  expect(onRetry).toHaveBeenCalledOnce()
})
