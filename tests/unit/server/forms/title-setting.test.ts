/** `forms.titleRequired` of `data/site.json` reaches every form, with the message of the specification. */
import { afterEach, expect, test } from 'vitest'
import { getFormProps } from '@/lib/server/forms/form-props'
import { loadChanged } from '../../../support/changed-content'
import { snapshot } from '../../../support/content'

afterEach(() => {
  globalThis.currentSnapshot = snapshot
})

test('an agency that insists on a title says so in every form that asks for one', () => {
  globalThis.currentSnapshot = loadChanged({ 'site.json': { forms: { titleRequired: true } } })
  const { context, texts } = getFormProps('contact', 'nl')
  expect(context).toMatchObject({ titleRequired: 'yes' })
  expect(texts.errors['titleRequired']).toBe('Kies een aanspreking.')
})

test('without the setting nothing is said of it', () => {
  globalThis.currentSnapshot = snapshot
  const { context, texts } = getFormProps('contact', 'nl')
  expect(context).not.toHaveProperty('titleRequired')
  expect(texts.errors).not.toHaveProperty('titleRequired')
})
