/** `forms.titleRequired` of `data/site.json` applies to every form, with the message of the specification. */
import { afterEach, expect, test } from 'vitest'
import { getFormProps } from '@/lib/server/forms/form-props'
import { loadChanged } from '../../../support/changed-content'
import { snapshot } from '../../../support/content'

afterEach(() => {
  globalThis.currentSnapshot = snapshot
})

test('with the setting, the title is required in every form that has one', () => {
  globalThis.currentSnapshot = loadChanged({ 'site.json': { forms: { titleRequired: true } } })
  const { context, texts } = getFormProps('contact', 'nl')
  expect(context).toMatchObject({ titleRequired: 'yes' })
  expect(texts.errors['titleRequired']).toBe('Kies een aanspreking.')
})

test('without the setting it is optional', () => {
  globalThis.currentSnapshot = snapshot
  const { context, texts } = getFormProps('contact', 'nl')
  expect(context).not.toHaveProperty('titleRequired')
  expect(texts.errors).not.toHaveProperty('titleRequired')
})
