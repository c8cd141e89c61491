/** Fills in any form of the site according to its definition, in a real page. */

import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { dayMs } from '../../lib/domain/text/date.ts'
import type { FormDefinition } from '../../lib/forms/define-form.ts'
import type { Field } from '../../lib/forms/field.ts'
import { expect } from './e2e.ts'

/** Values that cannot be derived from the kind of a field. */
const known: Readonly<Record<string, string>> = {
  FIRST_NAME: 'An',
  LAST_NAME: 'Peeters',
  LIVING_AREA: '120',
}

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

const onePage = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 3 3]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n')

function textFor(name: string, field: Field): string {
  if (known[name] !== undefined) return known[name]
  // Mails per address and day are limited.
  if (field.kind === 'email') return `${randomUUID()}@voorbeeld.example`
  if (field.kind === 'tel') return '0470 12 34 56'
  if (field.kind === 'number') return '3'
  if (field.kind === 'date') return inDays(name.includes('END') ? 14 : 1)
  if (field.autocomplete === 'postal-code') return '2600'
  return '12'
}

/** Viewing slots are radio buttons, most of them of days that are hidden. */
async function chooseSlot(form: Locator, name: string, share: number): Promise<void> {
  const free = form.locator(`[name="${name}"]:enabled`)
  await expect(free.first()).toBeAttached()
  const index = Math.floor((share * (await free.count())) / 2)
  await free.nth(index).evaluate((radio) => radio instanceof HTMLInputElement && radio.click())
}

/** By the rendered control, which may differ from the kind: an amount in words is a checkbox. */
async function fillControl(control: Locator, type: string, text: string): Promise<void> {
  if (type === 'radio' || type === 'checkbox') await control.locator('xpath=..').click({ position: { x: 12, y: 12 } })
  // Below the empty one.
  else if (type === 'select') await control.selectOption({ index: 1 })
  else if (type === 'file')
    await control.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(onePage) })
  else await control.fill(text)
}

type State = { type: string; isOff: boolean; isFilled: boolean; isVisible: boolean }

/** State of the first control with a name, read in one call: each call to the browser is slow. */
const stateOf = (form: Locator, name: string): Promise<State | undefined> =>
  form.evaluate((root, wanted) => {
    const control = root.querySelector(`[name="${wanted}"]:not([type="hidden"])`)
    if (!control) return undefined
    const readFilled = () => {
      if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)) {
        const group = control.form?.elements.namedItem(control.name)
        return group instanceof RadioNodeList ? group.value !== '' : control.checked
      }
      return 'value' in control && control.value !== ''
    }
    const { width, height } = control.getBoundingClientRect()
    return {
      type: control instanceof HTMLInputElement ? control.type : control.localName,
      // The slots of a day that is not selected are disabled, their fieldset is not.
      isOff: control.closest('[data-off]:not([data-day])') !== null,
      isFilled: readFilled(),
      isVisible: width > 0 && height > 0 && getComputedStyle(control).visibility === 'visible',
    }
  }, name)

/** Goes to the step that contains the field. */
async function goOn(form: Locator, control: Locator): Promise<void> {
  await form.locator('button[type="submit"]').last().click()
  await expect(control).toBeVisible()
}

/**
 * Fills in the required fields that are visible and empty; with JavaScript step by step, up to the submit button.
 * @param own values of this form by field, such as the visitor's address.
 * @param share how far into the first half of the free viewing slots its own is, 0 to 1: tests that run at the same time must not take the
 * same one. The last slots are left to tests that book those.
 */
export async function fillForm(
  form: Locator,
  definition: FormDefinition,
  own: Readonly<Record<string, string>>,
  share = 1 / 4,
): Promise<void> {
  for (const name of definition.sections.flatMap((section) => section.fields)) {
    const field = definition.fields[name]
    if (!field || (!field.isRequired && own[name] === undefined)) continue
    const state = await stateOf(form, name)
    if (!state || state.isOff) continue
    const control = form.locator(`[name="${name}"]:not([type="hidden"])`).first()
    if (field.kind === 'slot') {
      if (!state.isFilled) await chooseSlot(form, name, share)
      continue
    }
    if (!state.isVisible) await goOn(form, control)
    if (!state.isFilled) await fillControl(control, state.type, own[name] ?? textFor(name, field))
  }
}
