/** Every kind of mail in four languages, as `npm run agency -- mail preview` writes them: on phones and desktops, light and dark. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { languageCodes } from '../../lib/domain/text/language.ts'
import { expect, plainTest as test } from '../support/e2e.ts'

// The mails are rendered once.
test.describe.configure({ mode: 'default' })

const origin = 'https://www.voorbeeld.example'
const folder = mkdtempSync(join(tmpdir(), 'mails-'))

test.beforeAll(() => {
  const command = ['--conditions=react-server', 'scripts/agency.ts', 'mail', 'preview', folder, '--all']
  execFileSync(process.execPath, command, { env: { ...process.env, SITE_URL: origin, VAR_DIR: join(folder, 'var') } })
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Mail = { name: string; html: string; text: string; subject: string }

const mailsIn = (language: string): Mail[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(`.${language}.html`))
    .map((file) => {
      const written = readFileSync(join(folder, file.replace(/html$/, 'txt')), 'utf8')
      const [subject = '', ...text] = written.split('\n')
      return { name: file, html: readFileSync(join(folder, file), 'utf8'), text: text.join('\n'), subject }
    })

/** Overflowing elements, by their text. */
const findWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const sheet = document.querySelector('.sh')?.getBoundingClientRect()
    const right = Math.min(clientWidth, sheet?.right ?? 0) + 1
    const wide = [...document.querySelectorAll('.sh *')].filter((element) => element.getBoundingClientRect().right > right)
    return [...(scrollWidth > clientWidth ? ['the page'] : []), ...wide.map((element) => element.textContent?.slice(0, 60) ?? '')]
  })

/** Text without sufficient contrast (WCAG 1.4.3). */
const findFaint = (page: Page) =>
  page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((part) => {
        const share = part / 255
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)'
      const { backgroundColor } = getComputedStyle(element)
      return (channels(backgroundColor)[3] ?? 1) === 0 ? groundOf(element.parentElement) : backgroundColor
    }
    const says = (element: Element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    return [...document.querySelectorAll('.sh *')].filter(says).flatMap((element) => {
      const [text, ground] = [getComputedStyle(element).color, groundOf(element)].map(luminance)
      const [light = 0, dark = 0] = [Math.max(text ?? 0, ground ?? 0), Math.min(text ?? 0, ground ?? 0)]
      const contrast = (light + 0.05) / (dark + 0.05)
      return contrast < 4.5 ? [`${contrast.toFixed(2)}: ${element.textContent}`] : []
    })
  })

const readParts = (page: Page) =>
  page.evaluate(() => ({
    hrefs: [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    unnamed: [...document.querySelectorAll('a')].filter((link) => !link.textContent?.trim() && !link.querySelector('img')).length,
    pictures: [...document.querySelectorAll('img')].map((image) =>
      ['alt', 'width', 'height'].every((name) => image.hasAttribute(name)),
    ),
    preheader: document.querySelector('.pre')?.textContent?.split('\u034f')[0]?.trim() ?? '',
    words: document.body.textContent ?? '',
    schemes: document.querySelector('meta[name="color-scheme"]')?.getAttribute('content'),
  }))

/** Limits of mail clients, and elements that every client needs. */
async function checkParts(page: Page, { html, text, subject }: Mail): Promise<void> {
  const { hrefs, unnamed, pictures, preheader, words, schemes } = await readParts(page)
  const pages = hrefs.filter((address) => !/^(mailto|tel):\S+$/.test(address))
  expect(pages.filter((address) => new URL(address).origin !== origin)).toEqual([])
  const named = (text.match(/https?:\S+/g) ?? []).filter((address) => !hrefs.includes(address))
  expect([named, unnamed, schemes]).toEqual([[], 0, 'light dark'])
  expect(pictures.every(Boolean)).toBe(true)
  expect(preheader.length).toBeGreaterThan(10)
  expect(preheader).not.toBe(subject)
  // Not in addresses: their tokens are random letters.
  expect(`${words}${text.replaceAll(/https?:\S+/g, '')}`).not.toMatch(/undefined|NaN|\[object|\{\w+\}|\b(Mail|Forms|Alerts)\.\w/)
  expect(Buffer.byteLength(html)).toBeLessThan(100 * 1024)
}

for (const language of languageCodes) {
  test(`mails in ${language} fit 320 to 700 pixels, are readable in light and dark mode, and link to existing pages`, async ({
    page,
  }) => {
    // Nothing is fetched: pictures keep the size of their attributes.
    await page.route('**/*', (route) => route.abort())
    const mails = mailsIn(language)
    expect(mails.length).toBeGreaterThan(55)
    for (const mail of mails) {
      await test.step(mail.name, async () => {
        await page.setContent(mail.html)
        await checkParts(page, mail)
        // Colours depend on the kind of mail, not on its language.
        for (const colorScheme of language === 'nl' ? (['light', 'dark'] as const) : []) {
          await page.emulateMedia({ colorScheme })
          expect(await findFaint(page), colorScheme).toEqual([])
        }
        for (const width of [700, 390, 320]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await findWide(page), `${width} px`).toEqual([])
        }
        // Some programs remove the style sheet.
        await page.evaluate(() => document.querySelector('style')?.remove())
        expect(await findWide(page), 'without styles').toEqual([])
      })
    }
  })
}
