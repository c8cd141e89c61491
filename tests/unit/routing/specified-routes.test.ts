/** The path table has the routes that the specification requires (specification 2). */
import { expect, test } from 'vitest'
import { projectForm, propertyPages } from '@/lib/routing/href'
import { forAccounts, readRoutes } from '../../support/site-routes'

const routes = readRoutes()

/** The original paths that section 2 of the specification names. */
const named = [
  '',
  'for-sale',
  'for-rent',
  'over-te-nemen',
  'Nieuwbouw',
  'diensten',
  'diensten/verkoop',
  'diensten/verhuur',
  'diensten/overname',
  'media',
  'contact',
  'demand-register',
  'contact-demand',
  'privacy-statement',
  'disclaimer',
  'cookie-policy',
  'buitenland',
  'Discreet',
  'login',
  'testimonials',
  'feedback/contact-me',
  'feedback/contact-appointment',
  'feedback/contact-construction',
  'feedback/contact-demand',
  'feedback/demand-register',
  'feedback/send-to-friend',
  'feedback/site-contact',
  'feedback/sign-newsletter',
]

/** Segments below the address of a property or project, and pages that need a key in their address. */
const belowOthers: readonly string[] = [...propertyPages, projectForm, 'shared-list']

test('the path table has every route of the specification, and each has its page', () => {
  const originals = routes.map(({ original }) => original)
  expect(named.filter((original) => !originals.includes(original))).toEqual([])
  const unpublished = routes.filter(({ behind }) => !behind).map(({ original }) => original)
  expect(unpublished.filter((original) => ![...belowOthers, ...forAccounts].includes(original))).toEqual([])
})
