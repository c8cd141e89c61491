import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NewsletterPage } from '@/components/subscriptions/newsletter-page'
import { renderIn } from '../../support/render'

test('whoever wants to stop by a link that is too old reads how to stop, and is not asked to sign up', () => {
  renderIn('en', <NewsletterPage language="en" action="end" token={undefined} />)
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('Use the unsubscribe link in our newest newsletter')
  expect(main).not.toHaveTextContent(/sign up/i)
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/contact/')
})

test('whoever wants to sign up by such a link is asked to do so again', () => {
  renderIn('en', <NewsletterPage language="en" action="confirm" token={undefined} />)
  expect(screen.getByRole('link', { name: 'Sign up again' })).toBeVisible()
})
