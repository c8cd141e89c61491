import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PropertyForm } from '@/components/property/form/property-form'
import { ApplicationPreview } from '@/components/viewings/application-preview'
import { OfferTerms } from '@/components/viewings/offer-terms'
import { RentalTerms } from '@/components/viewings/rental-terms'
import { isApplicationLink, signApplication } from '@/lib/server/applications/application-link'
import { findSubject } from '@/lib/server/leads/find-subject'
import { getProperty } from '../../support/content'
import { renderIn } from '../../support/render'

test('a rental gives the information for candidate tenants', () => {
  renderIn('nl', <RentalTerms property={getProperty('r01')} language="nl" />)
  const region = screen.getByRole('region', { name: 'Goed om te weten voor u huurt' })
  expect(within(region).getByText('Richtbedrag voor het netto-inkomen per maand')).toBeVisible()
  expect(within(region).getByText(/3 maanden huur/)).toBeVisible()
})

test('a property for sale has no such terms', () => {
  const { container } = renderIn('nl', <RentalTerms property={getProperty('s01')} language="nl" />)
  expect(container).toBeEmptyDOMElement()
})

test('an offer warns that it can be binding, and says where the deposit is paid', () => {
  renderIn('en', <OfferTerms language="en" />)
  const region = screen.getByRole('region', { name: 'What you sign' })
  expect(region).toHaveTextContent('An offer can bind you.')
  expect(region).toHaveTextContent('10%')
  expect(region).toHaveTextContent('third-party account')
})

test('without a link the page lists the questions, their purpose, and how to get a link', () => {
  const subject = findSubject('property', getProperty('r01').id, 'nl')
  if (!subject) throw new Error('r01 is on offer')
  renderIn('nl', <ApplicationPreview subject={subject} language="nl" viewingHref="/nl/x/bezoek/" />)
  const row = screen.getByRole('row', { name: /Huisdieren \(niet verplicht\)/ })
  expect(row).toHaveTextContent('reglement van het gebouw')
  expect(screen.getByRole('link', { name: 'Plan een bezoek' })).toHaveAttribute('href', '/nl/x/bezoek/')
  expect(screen.getByText(/uiterlijk 90 dagen/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an expired link says so, and how to get another', () => {
  const property = getProperty('r01')
  const subject = findSubject('property', property.id, 'nl')
  if (!subject) throw new Error('r01 is on offer')
  const query = signApplication(property.id, new Date('2026-01-01T00:00:00Z'))
  const props = { property, subject, form: 'rental-application', language: 'nl', choices: {}, link: '' } as const
  renderIn('nl', <PropertyForm {...props} isLinkOver={isApplicationLink(query)} />)
  expect(screen.getByRole('alert')).toHaveTextContent(/Deze link werkt niet meer.*vraag de makelaar dan om een nieuwe/)
  expect(isApplicationLink('utm_source=mail')).toBe(false)
})
