/** Checks for every page, on a screen of any width. */
import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect } from './e2e.ts'

/** Expects no axe violation and no element wider than the screen. */
export async function fits(page: Page): Promise<void> {
  await axe(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
