/** Text is readable: words are not broken, and a printed page says where it comes from. */
import type { Page } from '@playwright/test'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { details, messages, paths } from '../support/site-texts.ts'

/** Words that are broken over two lines, although each would fit on one. */
const findBroken = (page: Page, selector: string) =>
  page.evaluate((one) => {
    const range = document.createRange()
    return [...document.querySelectorAll(one)].flatMap((element) => {
      const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      for (let node = walk.nextNode(); node; node = walk.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
        }
      return broken
    })
  }, selector)

for (const path of [details.sold, details.rent, details.hiddenAddress])
  test(`names and facts of ${path} are never broken inside a word`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 390, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findBroken(page, '#location td, main dd'), `${width} px`).toEqual([])
    }
  })

for (const path of [details.sale, details.hiddenAddress])
  test(`labels and amounts of the costs of ${path} are never broken on a phone`, async ({ page }) => {
    await page.goto(path)
    for (const width of [320, 340, 359, 360, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findBroken(page, '#buying table :is(th, td)'), `${width} px`).toEqual([])
    }
  })

for (const [name, path] of [
  ['a list', `${paths.fr.sale}?type=1&bedrooms=2`],
  ['a list on the map', `${paths.fr.sale}?view=map`],
  ['a project', '/fr/projets-neufs/antwerpen/spoorwachtershof/51014/'],
  ['an article', '/en/media/reading-an-epc-in-five-minutes/'],
  ['a property', details.sale],
] as const)
  test(`${name} when printed names the agency and its address, and has no controls`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(path)
    const line = page.getByRole('main').getByText(/^Scheldelicht Vastgoed ·/)
    await expect(line).toBeVisible()
    await expect(line).toContainText(new URL(path, 'http://site').pathname)
    for (const words of [
      messages.fr.ProjectPage.ask,
      messages.fr.ProjectPage.askShort,
      messages.fr.ListTile.title,
      messages.fr.ViewToggle.map,
    ])
      await expect(page.getByText(words, { exact: true }).locator('visible=true')).toHaveCount(0)
    await expect(page.locator('#filters')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(line).toBeHidden()
  })
