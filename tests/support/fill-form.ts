/** Fills in any form of the site as its definition asks, in a real page. */
import type { Locator } from '@playwright/test'
import type { FormDefinition } from '../../lib/forms/define-form.ts'
import type { Field } from '../../lib/forms/field.ts'
import { expect } from './e2e.ts'

/** What cannot be told from the kind of a field. */
const known: Readonly<Record<string, string>> = {
  FIRST_NAME: 'An',
  LAST_NAME: 'Peeters',
  PHONE_NUMBER: '0470 12 34 56',
  POSTAL_CODE: '2600',
  CITY: 'Berchem',
  EMAIL_RECEIVER: 'vriend@voorbeeld.example',
  WEBSITE: 'https://voorbeeld.example/',
  NUMBER: '12',
}

const inAYear = () => `${new Date().getFullYear() + 1}-06-15`

/** One page of a PDF, as small as a reader takes it. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 3 3]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)

function textFor(name: string, field: Field): string {
  if (field.kind === 'email') return known[name] ?? 'iemand@voorbeeld.example'
  if (field.kind === 'tel') return '0470 12 34 56'
  if (field.kind === 'number') return '3'
  if (field.kind === 'date') return inAYear()
  return known[name] ?? 'Dag, graag meer uitleg.'
}

async function fillField(form: Locator, name: string, field: Field, text: string): Promise<void> {
  const control = form.locator(`[name="${name}"]`).first()
  if (field.kind === 'choice' || field.kind === 'choices' || field.kind === 'checkbox') await control.check({ force: true })
  else if (field.kind === 'select') await control.selectOption({ index: 1 })
  else if (field.kind === 'file') await control.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf })
  else await control.fill(text)
}

const isAsked = (form: Locator, name: string) =>
  form
    .locator(`[name="${name}"]`)
    .first()
    .evaluate((element) => element.closest('[data-off], [data-later]') === null)
    .catch(() => false)

/**
 * Fills in every required field that shows, with script also step by step, up to the button that sends.
 * @param own values of this form by field, such as the visitor's address.
 */
export async function fillForm(form: Locator, definition: FormDefinition, own: Readonly<Record<string, string>>): Promise<void> {
  for (const name of definition.sections.flatMap((section) => section.fields)) {
    const field = definition.fields[name]
    if (!field || (!field.isRequired && own[name] === undefined)) continue
    if (definition.hasSteps && !(await isAsked(form, name))) await goOn(form, name)
    await fillField(form, name, field, own[name] ?? textFor(name, field))
  }
}

/** The next step, where the field is. */
async function goOn(form: Locator, name: string): Promise<void> {
  await form.locator('button[type="submit"]').last().click()
  await expect(form.locator(`[name="${name}"]`).first()).toBeAttached()
  await expect.poll(() => isAsked(form, name), { message: `the step of ${name} shows` }).toBe(true)
}
