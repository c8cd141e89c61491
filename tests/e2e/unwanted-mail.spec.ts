/** Anyone who gets a mail that somebody else requested can stop such mails, also without JavaScript. */
import { randomUUID } from 'node:crypto'
import { forms } from '../../lib/forms/registry.ts'
import { axe } from '../support/axe.ts'
import { expect, hydrated, testInOneTab as test } from '../support/e2e.ts'
import { fillForm } from '../support/fill-form.ts'
import { mailTo } from '../support/mail-folder.ts'
import { messages } from '../support/site-texts.ts'

const { UnwantedMail: texts, Forms } = messages.nl

test('a mail to a friend links to a page that stops such mails; the form then says so next to the address', async ({ page }) => {
  const friend = `${randomUUID()}@voorbeeld.example`
  const send = async () => {
    await page.goto('/nl/property/4102318/doorsturen/')
    const form = page.locator('form:has(input[name="_form"][value="send-to-friend"])')
    await hydrated(form)
    await fillForm(form, forms['send-to-friend'], { EMAIL_RECEIVER: friend })
    await form.getByRole('button', { name: Forms['send-to-friend'].submit }).click()
    return form
  }
  await send()
  await expect(page).toHaveURL(/bedankt/)
  const mail = await mailTo(friend)
  const link = /https?:\S+mail-niet-gewenst\S+/.exec(mail.text ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  await page.goto(pathname + search)
  await expect(page.getByRole('heading', { level: 1, name: texts.askHeading })).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: texts.report }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts.doneHeading })).toBeVisible()
  const form = await send()
  await expect(form.getByText(Forms.errors.mailClosed).first()).toBeVisible()
  await expect(form.getByLabel(Forms.labels.EMAIL_RECEIVER)).toHaveValue(friend)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a forged link is reported as invalid', async ({ page }) => {
    await page.goto('/fr/message-non-souhaite/?token=a.b.c')
    await expect(page.getByRole('heading', { level: 1, name: messages.fr.UnwantedMail.invalidHeading })).toBeVisible()
  })
})
