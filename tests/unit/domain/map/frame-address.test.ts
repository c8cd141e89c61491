import { expect, test } from 'vitest'
import { mapFrameHref } from '@/lib/domain/map/frame-address'

test('each language has a map of its own', () => {
  expect(mapFrameHref('fr')).toBe('/map-frame/fr/')
})
