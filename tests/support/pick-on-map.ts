/** The map of a form, on which zones are selected. */
import type { Locator } from '@playwright/test'

/** Clicks the centre of an area of the map: its label has the box of the whole map, clipped to the area. */
export async function pickOnMap(area: Locator): Promise<void> {
  const position = await area.evaluate((label) => {
    const { width, height } = label.getBoundingClientRect()
    const points = [...getComputedStyle(label).clipPath.matchAll(/([\d.]+)% ([\d.]+)%/g)]
    const middle = (index: 1 | 2) => points.reduce((sum, point) => sum + Number(point[index]), 0) / points.length / 100
    return { x: middle(1) * width, y: middle(2) * height }
  })
  await area.click({ position })
}
