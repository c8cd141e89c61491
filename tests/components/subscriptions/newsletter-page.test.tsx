import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NewsletterPage } from '@/components/subscriptions/newsletter-page'
import { renderIn } from '../../support/render'

test('an expired link to unsubscribe explains how to unsubscribe, without an offer to sign up', () => {
  renderIn('en', <NewsletterPage language="en" action="end" token={undefined} />)
  const main = screen.getByRole('main')
  expect(main).toHaveTextContent('Use the unsubscribe link in our newest newsletter')
  expect(main).not.toHaveTextContent(/sign up/i)
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/contact/')
})

test('an expired link to sign up asks to sign up again', () => {
  renderIn('en', <NewsletterPage language="en" action="confirm" token={undefined} />)
  expect(screen.getByRole('link', { name: 'Sign up again' })).toBeVisible()
})
