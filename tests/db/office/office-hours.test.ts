/** Hours and days off of an agent: invalid rows get an error, and all typed values are sent back. */
import { beforeEach, expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { findCalendarRow } from '@/lib/server/db/repositories/viewings/agent-calendars'
import { hoursSchema, receiveHours } from '@/lib/server/office/hours/hours-forms'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { translatorOf } from '@/lib/server/pages/translator'
import { snapshot } from '../../support/content.ts'
import { describeSiteOnBoth } from '../../support/viewings.ts'

const now = new Date('2026-11-21T10:00:00Z')
const agent = '16'
const usual = { 'from1-1': '09:00', 'to1-1': '12:00', travel: '15', leadTime: '24' }

describeSiteOnBoth('the hours of an agent', () => {
  beforeEach(async () => {
    globalThis.currentSnapshot = snapshot
    await (await getDb()).deleteFrom('agent_calendar').execute()
  })

  async function send(typed: Record<string, string>) {
    const values = hoursSchema.parse({ agent, version: '0', what: 'hours', ...usual, ...typed })
    return receiveHours({ db: await getDb(), staff: staffAtShell('nl'), language: 'nl', t: translatorOf('nl'), now, values })
  }

  const settings = async () => (await findCalendarRow(await getDb(), Number(agent)))?.settings

  test.each([
    ['a last day before the first', { off2: '2026-12-24', until2: '2026-12-20' }, 'off2', 'vrije dagen, rij 2'],
    ['a last day alone', { until1: '2026-12-20' }, 'off1', 'vrije dagen, rij 1'],
    ['hours that end before they start', { 'from3-2': '17:00', 'to3-2': '14:00' }, 'from3-2', 'woensdag'],
    ['hours without an end', { 'from5-1': '09:00' }, 'from5-1', 'vrijdag'],
  ])('%s is rejected', async (_name, typed, field, row) => {
    expect(await send(typed)).toMatchObject({
      notice: { tone: 'wrong', text: expect.stringContaining(row) },
      errors: { [field]: expect.any(String) },
      values: { ...usual, ...typed },
    })
    expect(await settings()).toBeUndefined()
  })

  test('valid values are saved; a single day off needs no end', async () => {
    expect(await send({ off1: '2026-12-24' })).toEqual({ goTo: '/nl/kantoor/bezoekuren/?agent=16&said=hours' })
    expect(await settings()).toMatchObject({ absences: [{ from: '2026-12-24', to: '2026-12-24' }], travel: 15 })
  })
})
