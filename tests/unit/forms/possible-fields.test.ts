/** Fields that can be visible in a context, and the version of a form. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FormDefinition, visibleFields } from '@/lib/forms/define-form'
import { rentalApplicationForm } from '@/lib/forms/definitions/rental-application'
import { viewingForm } from '@/lib/forms/definitions/visit'
import { formVersion } from '@/lib/forms/form-version'
import { possibleFields } from '@/lib/forms/possible-fields'
import { forms } from '@/lib/forms/registry'
import { arbitraryValues } from '../../support/arbitrary-form'

const contextOf = (region: string) => ({ language: 'nl', region, goal: 'rent', calendar: 'no' })

test.each([
  ['flanders', ['PERSONS']],
  ['wallonia', ['PERSONS', 'PETS', 'MOVING_DATE', 'REASON']],
  ['brussels', ['ADDRESS', 'ZIP', 'CITY', 'ADULTS', 'KIDS', 'PETS', 'MOVING_DATE', 'REASON']],
  ['', ['ADDRESS', 'ZIP', 'CITY', 'ADULTS', 'KIDS', 'PETS', 'MOVING_DATE', 'REASON']],
])('an application in %s has no fields of other Regions', (region, others) => {
  const all = rentalApplicationForm.sections.flatMap(({ fields }) => fields)
  expect(possibleFields(rentalApplicationForm, contextOf(region))).toEqual(all.filter((name) => !others.includes(name)))
})

test('a field that depends on typed values is possible', () => {
  expect(possibleFields(viewingForm, { ...contextOf('flanders'), calendar: 'yes' })).toContain('CONTACT_SLOTS')
  expect(possibleFields(viewingForm, contextOf('flanders'))).not.toContain('SLOT')
})

test('for any values, visible fields are possible', () => {
  const places = fc.record({
    language: fc.constantFrom('nl', 'fr'),
    region: fc.constantFrom('flanders', 'brussels', 'wallonia', ''),
    goal: fc.constantFrom('sale', 'rent', ''),
    calendar: fc.constantFrom('yes', 'no'),
  })
  for (const form of Object.values<FormDefinition>(forms))
    fc.assert(
      fc.property(arbitraryValues(form), places, (values, context) => {
        expect(possibleFields(form, context)).toEqual(expect.arrayContaining(visibleFields(form, values, context)))
      }),
      { numRuns: 30 },
    )
})

test('another field, kind or choice gives another version; the same form has the same version', () => {
  const [name = '', field] = Object.entries(viewingForm.fields)[0] ?? []
  const changed = (change: object): FormDefinition => {
    if (!field) throw new Error('The form has fields.')
    return { ...viewingForm, fields: { ...viewingForm.fields, [name]: { ...field, ...change } } }
  }
  const others = [{ kind: 'text' }, { isRequired: false }, { options: ['x'] }, { maxLength: 7 }].map(changed)
  const versions = [viewingForm, ...others, { ...viewingForm, fields: { ...viewingForm.fields, NEW: field ?? others[0] } }]
  expect(new Set(versions.map((form) => formVersion(form as FormDefinition))).size).toBe(versions.length)
  expect(formVersion({ ...viewingForm })).toBe(formVersion(viewingForm))
  expect(new Set(Object.values<FormDefinition>(forms).map(formVersion)).size).toBe(Object.keys(forms).length)
})
