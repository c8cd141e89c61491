/** The map of a page, whose frame is loaded when it is near the window. */
import type { Page } from '@playwright/test'

const frame = 'main iframe'

/** The frame, or its placeholder. */
const place = `${frame}, main [data-map]`

export const hasMap = async (page: Page): Promise<boolean> => (await page.locator(place).count()) > 0

/** To the middle: there the map has its full height. */
export async function scrollToMap(page: Page): Promise<void> {
  for (const target of [place, frame])
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }))
}
