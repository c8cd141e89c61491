/** The form of address: optional, unless the agency requires it (specification 5, "title"). */
import { describe, expect, test } from 'vitest'
import { type FormDefinition, formIn, parseForm } from '@/lib/forms/define-form'
import { forms } from '@/lib/forms/registry'

const withTitle = Object.values<FormDefinition>(forms).filter(({ fields }) => fields['TITLE'])
const insists = { titleRequired: 'yes' }

const titleError = (form: FormDefinition, TITLE: string, context = {}) => {
  const parsed = parseForm(form, { TITLE }, context)
  return parsed.kind === 'invalid' ? parsed.errors['TITLE'] : undefined
}

describe.each(withTitle.map((form) => [form.id, form] as const))('%s', (_, form) => {
  test('accepts none, or one of the two', () => {
    for (const title of ['', 'ms', 'mr', 'none']) expect(titleError(form, title), title).toBeUndefined()
    expect(form.fields['TITLE']?.isRequired).toBe(false)
  })

  test('rejects any other, including former values', () => {
    expect(titleError(form, 'miss')).toBe('notValid')
  })

  test('is reported as missing where the agency requires it, and marked as required', () => {
    expect(titleError(form, '', insists)).toBe('titleRequired')
    expect(titleError(form, 'ms', insists)).toBeUndefined()
    expect(formIn(form, insists).fields['TITLE']?.isRequired).toBe(true)
  })
})

test('every other field is the same with and without the setting', () => {
  for (const form of withTitle) {
    const { TITLE: _, ...others } = form.fields
    expect(formIn(form, insists).fields).toMatchObject(others)
  }
})
