import { expect, test } from 'vitest'
import { formIntro } from '@/lib/server/forms/form-intro'
import { getFormProps } from '@/lib/server/forms/form-props'
import { translatorOf } from '@/lib/server/pages/translator'
import { viewingDuration } from '@/lib/server/viewings/free-slots'
import { getProperty } from '../../../support/content'

const t = translatorOf('en')
const free = { value: '2026-11-24T09:00:00.000Z', label: '10:00' }
const waiting = { value: 'waiting-list', label: 'Put me on the waiting list' }

test("an agent without a free slot: 'Appointments are full' (specification 8)", () => {
  expect(formIntro('visit', { SLOT: [waiting] }, t)).toMatch(/^Appointments are full/)
})

test('the form of such an agent has the waiting list preselected, and does not mention booking', () => {
  const { given, texts } = getFormProps('visit', 'en', undefined, { SLOT: [waiting] })
  expect(given).toMatchObject({ SLOT: 'waiting-list' })
  expect(texts.submit).toBe('Put me on the waiting list')
  expect(texts.help['SLOT']).toBe(t('Forms.visit.fullHelp'))
})

test('the form of an agent with free slots has nothing preselected', () => {
  const { given, texts } = getFormProps('visit', 'en', undefined, { SLOT: [free, waiting] })
  expect(given).not.toHaveProperty('SLOT')
  expect(texts.submit).toBe(t('Forms.visit.submit'))
})

test.each([{ SLOT: [free, waiting] }, { SLOT: [] }, {}])('otherwise the intro describes the form (%#)', (choices) => {
  expect(formIntro('visit', choices, t)).toBe(t('Forms.visit.intro', { minutes: 30 }))
})

test('the intro contains how long a viewing with the agent takes', () => {
  const property = getProperty('r01')
  expect(viewingDuration(property)).not.toBe(30)
  expect(formIntro('visit', { SLOT: [free] }, t, property)).toContain(`about ${viewingDuration(property)} minutes`)
})
