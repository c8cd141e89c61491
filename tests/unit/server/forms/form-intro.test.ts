import { expect, test } from 'vitest'
import { formIntro } from '@/lib/server/forms/form-intro'
import { translatorOf } from '@/lib/server/pages/translator'

const t = translatorOf('en')
const free = { value: '2026-11-24T09:00:00.000Z', label: '10:00' }
const waiting = { value: 'waiting-list', label: 'Put me on the waiting list' }

test("an agent without a free moment: 'Appointments are full' (specification 8)", () => {
  expect(formIntro('visit', { SLOT: [waiting] }, t)).toMatch(/^Appointments are full/)
})

test.each([{ SLOT: [free, waiting] }, { SLOT: [] }, {}])('otherwise the form says what it is for (%#)', (choices) => {
  expect(formIntro('visit', choices, t)).toBe(t('Forms.visit.intro'))
})
