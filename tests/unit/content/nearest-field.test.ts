/** Suggestions for unknown field names. */
import { expect, test } from 'vitest'
import { nearestField } from '@/lib/content/nearest-field'

const known = ['Bedrooms', 'Bathrooms', 'ChargesRenter', 'EPCCode', 'TypeDescription', 'SurfaceLiving', 'SurfaceTotal', 'AgentID']

test.each([
  ['Bedroms', 'Bedrooms'],
  ['bedrooms', 'Bedrooms'],
  ['EPC_code', 'EPCCode'],
  ['Charges', 'ChargesRenter'],
  ['Title', 'TypeDescription'],
  ['AgentId', 'AgentID'],
  ['Surface', undefined],
  ['Swimmingpool', undefined],
  ['', undefined],
])('%s: %s', (name, field) => {
  expect(nearestField(name, known)).toBe(field)
})
