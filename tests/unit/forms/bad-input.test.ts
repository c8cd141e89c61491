/** 10 000 generated inputs a form: none throws, and what passes is what the schema says (issue "Contact", "Must show"). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseForm, visibleFields } from '@/lib/forms/define-form'
import { forms } from '@/lib/forms/registry'
import { arbitraryValues } from '../../support/arbitrary-submission.ts'

const own = ['valuation', 'new-build', 'testimonial', 'job-application', 'newsletter'] as const
const context = { language: 'nl', region: '', goal: '' }

describe.each(own)('%s', (id) => {
  const form = forms[id]

  test('takes any input without throwing, and refuses it or gives known fields alone', () => {
    fc.assert(
      fc.property(arbitraryValues(form), (values) => {
        const result = parseForm(form, values, context)
        const shown = visibleFields(form, values, context)
        if (result.kind === 'valid') expect(Object.keys(result.values).every((name) => shown.includes(name))).toBe(true)
        else expect(Object.keys(result.errors).length).toBeGreaterThan(0)
      }),
      { numRuns: 10_000 },
    )
  })
})
