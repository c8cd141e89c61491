/** View transition from a card to its property: only the picture moves, and nothing with reduced motion. */
import { expect, plainTest as test } from '../support/e2e.ts'

declare global {
  var animated: readonly (string | null | undefined)[] | undefined
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready
      const animations = viewTransition ? document.getAnimations() : []
      globalThis.animated = animations.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : undefined))
    })
  })
  await page.goto('/nl/te-koop/')
})

test('the picture of a card becomes that of its property', async ({ page }) => {
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect.poll(() => page.evaluate(() => globalThis.animated)).toContain('::view-transition-group(property-picture)')
  const animated = await page.evaluate(() => globalThis.animated ?? [])
  expect(animated.filter((name) => name?.includes('(root)'))).toEqual([])
})

test('nothing moves to any other page, or with reduced motion', async ({ page }) => {
  const isTransition = (name: string | null | undefined) => name?.startsWith('::view-transition')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/contact/)
  await expect.poll(() => page.evaluate(() => globalThis.animated)).toBeDefined()
  expect((await page.evaluate(() => globalThis.animated ?? [])).filter(isTransition)).toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/nl/te-koop/')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/te-koop\/.+\/\d+\/$/)
  await expect.poll(() => page.evaluate(() => globalThis.animated)).toEqual([])
})
