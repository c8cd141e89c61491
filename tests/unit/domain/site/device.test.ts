import { expect, test } from 'vitest'
import { desktopMinWidth, deviceOf, tabletMinWidth, wideTabletMinWidth } from '../../../../lib/domain/site/device.ts'

test.each([
  [0, 'mobile'],
  [766, 'mobile'],
  [766.5, 'mobile'],
  [767, 'tablet'],
  [960, 'tablet'],
  [1279, 'tablet'],
  [1279.5, 'tablet'],
  [1280, 'desktop'],
  [3840, 'desktop'],
])('%d px is %s (spec 9: mobile below 767, tablet 767-1279, desktop 1280 and up)', (width, device) => {
  expect(deviceOf(width)).toBe(device)
})

test('the thresholds of the specification (spec 9)', () => {
  expect([tabletMinWidth, wideTabletMinWidth, desktopMinWidth]).toEqual([767, 960, 1280])
})
