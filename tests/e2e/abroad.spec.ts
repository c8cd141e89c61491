/** Properties in other countries, and discreet homes (ruling 14). */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, testInOneTab as test } from '../support/e2e.ts'

for (const [path, heading, town] of [
  ['/nl/buitenland/', 'Buitenland', 'L-8019 Strassen (Luxemburg)'],
  ['/en/abroad/', 'Properties abroad', 'L-8019 Strassen (Luxembourg)'],
] as const) {
  test(`a visitor goes from the footer to ${path} and on to a property`, async ({ page }) => {
    await page.goto(path.slice(0, 4))
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: path.startsWith('/nl') ? 'Buitenland' : 'Abroad' })
      .click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.getByRole('article').filter({ hasText: town }).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`^[^?]*${path}strassen/[a-z-]+/4102445/$`))
    await expect(page.getByRole('main')).toContainText(town)
  })
}

/** They have separate pictures: the properties' own would identify them. */
const fingerprintOf = (name: string) =>
  createHash('sha256')
    .update(readFileSync(`data/media/pictures/${name}.webp`))
    .digest('base64url')
    .slice(0, 12)

for (const [path, ask] of [
  ['/nl/discreet/', 'Vraag meer over pand A'],
  ['/en/discreet-sales/', 'Ask about property A'],
] as const) {
  test(`${path} reveals nothing about the properties behind it`, async ({ page }) => {
    const answer = await page.goto(path)
    const source = (await answer?.text()) ?? ''
    expect(source).toMatch(/<meta name="robots" content="noindex/)
    expect(source).not.toMatch(/RealEstateListing|\/property\/|\b41\d{5}\b|\/(s|r|t|p|f)\d\d-/)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: ask }).click()
    await expect(main.getByRole('radio').first()).toBeFocused()
    const pictures = main.getByRole('article').getByRole('img')
    await expect(pictures).toHaveCount(2)
    for (const [index, picture] of (await pictures.all()).entries())
      expect(await picture.getAttribute('src')).toContain(`/media/${fingerprintOf(`discreet-${'ab'[index]}`)}/`)
  })
}
