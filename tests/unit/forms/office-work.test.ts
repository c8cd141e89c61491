/** Which leads of one person may stand below another one. */
import { expect, test } from 'vitest'
import { canJoin } from '@/lib/forms/office-work'

const lead = (form: string, propertyId?: number) => ({ form, propertyId })

test.each(['contact', 'information', 'documents', 'newsletter', 'a-form-of-before'])(
  'a double by the form %s stands below any',
  (form) => {
    expect(canJoin(lead(form, 1), lead('visit', 2))).toBe(true)
  },
)

test.each(['purchase-offer', 'rental-application', 'visit', 'testimonial'])(
  '%s stands below the same about the same property alone',
  (form) => {
    expect(canJoin(lead(form, 1), lead(form, 1))).toBe(true)
    expect(canJoin(lead(form, 1), lead(form, 2))).toBe(false)
    expect(canJoin(lead(form, 1), lead('contact', 1))).toBe(false)
  },
)
