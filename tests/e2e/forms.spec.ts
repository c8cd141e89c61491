/** Every form as visitors send it: missing fields are named, a sent form is acknowledged and mailed (specification 5). */
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { FormDefinition } from '../../lib/forms/define-form.ts'
import { type FormId, forms } from '../../lib/forms/registry.ts'
import { answerCharacters, sendAndAnswer } from '../support/answer-characters.ts'
import { axe } from '../support/axe.ts'
import { expect, hydrated, testInOneTab as test } from '../support/e2e.ts'
import { fillForm } from '../support/fill-form.ts'
import { mailAbout, mailTo } from '../support/mail-folder.ts'
import { runOnServer } from '../support/run-on-server.ts'
import { addressOf } from '../support/site-routes.ts'
import { type Language, messages } from '../support/site-texts.ts'

const segmentOf = (original: string, language: Language) => addressOf(original, language).split('/').at(-2)

/** All except the one that only a mailed link opens; see saved-searches.spec.ts. */
type PublicForm = Exclude<FormId, 'change-search'>

/** The page of each form; for a property or project its number. */
const places = {
  contact: 'contact',
  'demand-register': 'demand-register',
  'discreet-request': 'Discreet',
  documents: 'property/4102318/documents',
  information: 'property/4102318/information',
  'job-application': 'jobs',
  'new-build': 'property/51014/new-build',
  newsletter: 'media',
  'purchase-offer': 'property/4102318/purchase-offer',
  'rental-application': 'property/4102405/rental-application',
  'save-search': 'save-search',
  'send-to-friend': 'property/4102318/send-to-friend',
  testimonial: 'testimonials',
  valuation: 'contact-demand',
  visit: 'property/4102318/visit',
} as const satisfies Record<PublicForm, string>

/** The address of the form's page, which may redirect. */
async function placeOf(form: PublicForm, language: Language): Promise<string> {
  const [kind, id, segment] = places[form].split('/')
  if (kind !== 'property' || !segment) return addressOf(places[form], language)
  // Only a person invited after a viewing can apply.
  const query = form === 'rental-application' ? `?${await runOnServer('signedApplication', Number(id))}` : ''
  return `/${language}/property/${id}/${segmentOf(segment, language)}/${query}`
}

const formOf = (page: Page, form: FormDefinition): Locator => page.locator(`form:has(input[name="_form"][value="${form.id}"])`)

const errorsOf = (language: Language): Record<string, string> => messages[language].Forms.errors

const thanksOf = (form: FormDefinition, language: Language) => new RegExp(`^[^?]*${addressOf(form.thankYou, language)}`)

async function expectThanks(page: Page, form: FormDefinition, language: Language): Promise<void> {
  await expect(page).toHaveURL(thanksOf(form, language))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** One mail to the agency with what was typed, and one to the visitor in the visitor's language. */
async function expectMails(form: FormDefinition, language: Language, email: string): Promise<void> {
  if (form.fields['FIRST_NAME']) expect((await mailAbout(email)).html).toContain('An')
  if (!form.confirms) return
  const mail = await mailTo(email)
  expect(mail.headers.find(({ key }) => key === 'content-language')?.value).toBe(language)
  expect(mail.text).toContain('Scheldelicht')
}

/**
 * Sends until the form is gone: without JavaScript the character challenge appears after the first time, as does the confirmation of an
 * amount in words, and a file has to be chosen again.
 */
async function sendUntilThanked(form: FormDefinition, element: Locator, send: Locator, email: string): Promise<void> {
  for (let round = 0; round < 4 && (await element.count()) > 0; round++) {
    // Another viewing slot than with JavaScript.
    await fillForm(element, form, { EMAIL: email }, 3 / 4)
    await answerCharacters(element)
    // The next form is that of the page that answers.
    await Promise.all([element.page().waitForEvent('load'), send.click()])
  }
}

const newAddress = () => `${randomUUID()}@voorbeeld.example`

const { 'change-search': _byLink, ...publicForms } = forms

const publicFormEntries = Object.entries(publicForms) as [PublicForm, FormDefinition][]

for (const [index, [id, form]] of publicFormEntries.entries()) {
  const submit = (language: Language) => (messages[language].Forms[id] as { submit: string }).submit

  // Two of the three languages for each form: this one, and French without JavaScript.
  const language = index % 2 === 0 ? 'nl' : 'en'

  test(`${id} (${language}): missing fields are named, a sent form arrives`, async ({ page }) => {
    await page.goto(await placeOf(id, language))
    const element = formOf(page, form)
    await hydrated(element)
    await element.locator('button[type="submit"]').last().click()
    const summary = element.getByRole('alert')
    await expect(summary).toBeFocused()
    const shown = await summary.getByRole('link').allTextContents()
    expect(shown.length).toBeGreaterThan(0)
    expect(Object.values(errorsOf(language))).toEqual(expect.arrayContaining(shown))

    const email = newAddress()
    await fillForm(element, form, { EMAIL: email })
    await sendAndAnswer(element, element.getByRole('button', { name: submit(language) }), thanksOf(form, language))
    await expectThanks(page, form, language)
    await expectMails(form, language, email)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test(`${id} (fr): the same, with the character challenge`, async ({ page }) => {
      await page.goto(await placeOf(id, 'fr'))
      const element = formOf(page, form)
      const send = element.getByRole('button', { name: submit('fr') })
      await send.click()
      const problems = element.getByRole('alert').getByRole('link')
      await expect(problems.first()).toBeVisible()
      const shown = await problems.allTextContents()
      expect(Object.values(errorsOf('fr'))).toEqual(expect.arrayContaining(shown))

      const email = newAddress()
      await sendUntilThanked(form, element, send, email)
      await expectThanks(page, form, 'fr')
      await expectMails(form, 'fr', email)
    })
  })
}

test('a form of a property opens as a dialog, and Escape returns the focus to its link', async ({ page }) => {
  await page.goto('/nl/property/4102318/')
  const link = page.getByRole('complementary').getByRole('link', { name: messages.nl.PropertySummary.info })
  await hydrated(page.locator('dialog').last())
  await link.click()
  const dialog = page.getByRole('dialog', { name: messages.nl.Forms.information.title })
  await expect(dialog.getByLabel(messages.nl.Forms.labels.FIRST_NAME)).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
})
