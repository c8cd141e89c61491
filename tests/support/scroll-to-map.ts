/** The map of a page, whose frame comes when it is near. */
import type { Page } from '@playwright/test'

const frame = 'main iframe'

/** The frame, or the place where it comes. */
const place = `${frame}, main [data-map]`

export const hasMap = async (page: Page): Promise<boolean> => (await page.locator(place).count()) > 0

/** In the middle: a page that is scrolled has the map at its full height. */
export async function scrollToMap(page: Page): Promise<void> {
  for (const target of [place, frame])
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }))
}
