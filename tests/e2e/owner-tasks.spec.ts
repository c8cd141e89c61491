/** An owner answers a viewing and uploads a document; with and without JavaScript, and never for another owner's property. */
import { randomUUID } from 'node:crypto'
import { axe } from '../support/axe.ts'
import { expect, testInOneTab as test } from '../support/e2e.ts'
import { addAccount, takeCookies } from '../support/owners.ts'
import { runOnServer } from '../support/run-on-server.ts'
import { messages } from '../support/site-texts.ts'

/** Of the demo: a studio without its soil certificate, and an apartment of another owner. */
const [studio, flat] = [4102330, 4102318]

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

const ways = {
  nl: { portal: '/nl/eigenaar/', width: 1440, script: true },
  fr: { portal: '/fr/proprietaire/', width: 390, script: false },
} as const

for (const language of ['nl', 'fr'] as const) {
  const { portal, width, script } = ways[language]
  const words = messages[language].OwnerTasks

  test.describe(`${language} at ${width}`, () => {
    test.use({ viewport: { width, height: 900 }, javaScriptEnabled: script })

    test('an owner refuses a viewing, uploads a document and removes it', async ({ page, context, baseURL }) => {
      const name = `Verlinden ${language}`
      await takeCookies(context, baseURL ?? '', await addAccount(`${randomUUID()}@voorbeeld.example`, 'owner', [studio]))
      await runOnServer('addViewing', studio, name)
      await page.goto(`${portal}${studio}/`)
      const row = page.getByRole('listitem').filter({ hasText: name })
      await row.locator('summary').focus()
      await page.keyboard.press('Enter')
      await row.getByRole('radio', { name: words.reasons['other-time'] }).check()
      if (script) await axe(page)
      await row.getByRole('button', { name: words.sendRefusal }).click()
      await expect(page.getByText(words.said.refused)).toBeVisible()
      await expect(row).toContainText(words.youRefused)

      const other = `Aerts ${language}`
      await runOnServer('addViewing', studio, other)
      await page.reload()
      const second = page.getByRole('listitem').filter({ hasText: other })
      await second.getByRole('button', { name: words.confirm }).press('Enter')
      await expect(page.getByText(words.said.confirmed)).toBeVisible()
      await expect(second).toContainText(words.youConfirmed)
      // The next steps, and similar homes.
      await expect(page.getByRole('heading', { name: words.steps })).toBeVisible()

      const document = page.getByLabel(words.fileLabel.replace('{name}', words.documents.soil), { exact: true })
      const send = page.getByRole('button', { name: words.sendLabel.replace('{name}', words.documents.soil) })
      await document.setInputFiles({
        name: 'bodem.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('<script>alert(1)</script>'),
      })
      await send.click()
      await expect(page.getByText(words.said['wrong-kind'])).toBeVisible()
      await document.setInputFiles({ name: 'bodem.pdf', mimeType: 'application/pdf', buffer: pdf })
      await send.click()
      await expect(page.getByText(words.said['file-sent'])).toBeVisible()
      const link = page.getByRole('link', { name: 'bodem.pdf' })
      const answer = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(answer.headers()['content-disposition']).toContain('attachment')
      expect(await answer.body()).toEqual(pdf)
      await page.getByRole('button', { name: words.removeLabel.replace('{name}', 'bodem.pdf') }).click()
      await expect(link).toHaveCount(0)
    })
  })
}

test('another number in address or form finds nothing', async ({ page, context, baseURL }) => {
  await takeCookies(context, baseURL ?? '', await addAccount(`${randomUUID()}@voorbeeld.example`, 'owner', [studio]))
  expect((await page.goto(`/nl/eigenaar/${flat}/`))?.status()).toBe(404)
  expect((await page.request.get(`/api/owner/${flat}/files/x/`)).status()).toBe(404)
  expect((await page.request.get(`/api/owner/${studio}/files/${randomUUID()}/`)).status()).toBe(404)
  const form = { _form: 'owner-file-remove', language: 'nl', property: String(flat), file: 'x' }
  const posted = await page.request.post(`/nl/eigenaar/${studio}/`, { form, headers: { origin: baseURL ?? '' } })
  expect(posted.status()).toBe(404)
})
