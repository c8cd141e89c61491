/**
 * The settings of the office: saved as a draft, shown with figures, published by one button, and never overwriting a colleague's
 * change.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadSnapshot } from '@/lib/server/content/snapshot/load-snapshot'
import { getDb } from '@/lib/server/db/client'
import { saveLead } from '@/lib/server/db/repositories/leads/leads'
import { receiveSettings, settingsSchema } from '@/lib/server/office/settings/settings-forms'
import { getSettings } from '@/lib/server/office/settings/settings-view'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { planViewing } from '@/lib/server/office/viewings/plan-viewing'
import { translatorOf } from '@/lib/server/pages/translator'
import { writeContent } from '../../support/changed-content.ts'
import { checkedDemo } from '../../support/checked-demo.ts'
import { getProperty, snapshot } from '../../support/content.ts'
import { makeLead } from '../../support/leads.ts'
import { describeSiteOnBoth, inventedAddress } from '../../support/viewings.ts'

const now = new Date('2026-11-21T10:00:00Z')
const staff = staffAtShell('nl')
const answer = 'promises.workingDays.answer'

describeSiteOnBoth('the settings of the office', () => {
  let content: string

  beforeEach(async () => {
    content = writeContent({})
    vi.stubEnv('CONTENT_DIR', content)
    globalThis.currentSnapshot = snapshot
    const db = await getDb()
    for (const table of ['text_draft', 'text_version', 'audit', 'lead'] as const) await db.deleteFrom(table).execute()
    return () => {
      vi.stubEnv('CONTENT_DIR', 'data')
      globalThis.currentSnapshot = snapshot
    }
  })

  async function look() {
    const found = await getSettings({ db: await getDb(), staff, language: 'nl', now })
    if (!found) throw new Error('no settings')
    return found
  }

  const settingOf = async (name: string) => (await look()).settings.find((setting) => setting.name === name)

  /** Sends the form of a page rendered from the current state. */
  async function send(values: Record<string, string>, page?: Awaited<ReturnType<typeof look>>, at = now) {
    const { versions, seen } = page ?? (await look())
    const sent = { settings: versions.settings, closing: versions.closing, seen: JSON.stringify(seen), ...values }
    const job = { db: await getDb(), staff, language: 'nl' as const, t: translatorOf('nl'), now: at }
    const result = await receiveSettings({ ...job, values: settingsSchema.parse(sent) })
    return 'goTo' in result ? new URL(result.goTo, 'http://site').searchParams.get('said') : result
  }

  const site = () => JSON.parse(readFileSync(join(content, 'site.json'), 'utf8'))
  const holidays = (): string[] => JSON.parse(readFileSync(join(content, 'viewing-calendar.json'), 'utf8')).holidays

  test('each shows its effect today and that of another value, in figures', async () => {
    const db = await getDb()
    // A Saturday: the working time starts on Monday.
    expect(await settingOf(answer)).toMatchObject({
      value: '1',
      published: '1',
      figures: { due: '2026-11-23T17:00:00.000Z', other: '2', otherDue: '2026-11-24T17:00:00.000Z' },
    })
    const [email, property] = [inventedAddress(), getProperty('s01')]
    const visitor = { title: '', firstName: 'An', lastName: 'Smets', email, phone: '', language: 'nl' as const }
    for (const day of [24, 26]) {
      const startsAt = new Date(`2026-11-${day}T15:00:00Z`)
      await planViewing(db, staff, { property, startsAt, visitor, note: '', source: undefined, token: randomUUID() }, now)
    }
    expect(await settingOf('viewings.perProperty')).toMatchObject({
      value: '2',
      figures: { count: 1, other: '3', otherCount: 0 },
    })
    expect(await settingOf('viewings.perPerson')).toMatchObject({ value: '5', figures: { count: 0 } })
    for (const TITLE of ['ms', 'none'])
      await saveLead(db, makeLead({ form: 'valuation', language: 'fr', payload: { TITLE } }), now)
    expect(await settingOf('forms.titleRequired')).toMatchObject({ figures: { titled: 1, all: 4 } })
    expect(await settingOf('menu.showEvaluationButton')).toMatchObject({ figures: { count: 2 } })
    const { languages, agents } = await look()
    expect(languages.map(({ code, share }) => [code, share])).toEqual([
      ['nl', 50],
      ['fr', 50],
      ['en', 0],
      ['de', 0],
    ])
    expect(languages.find(({ isDefault }) => isDefault)?.code).toBe('nl')
    expect(agents.hours).toBeGreaterThan(5)
    expect(agents.viewings).toBeGreaterThan(10)
  })

  test('a change is a draft until it is published, and a value equal to the published one is none', async () => {
    expect(await send({ [`f.${answer}`]: '2' })).toBe('saved')
    expect(await look()).toMatchObject({ changes: 1, savedBy: 'npm run agency', effect: { answer: { days: 2 } } })
    expect(await settingOf(answer)).toMatchObject({ value: '2', published: '1', figures: { other: '1' } })
    expect(site().promises.workingDays.answer).toBe(1)
    expect(await send({ [`f.${answer}`]: '1' })).toBe('saved')
    expect(await look()).toMatchObject({ changes: 0, versions: { settings: 0, closing: 0 } })
    await send({ [`f.${answer}`]: '3' })
    expect(await send({ do: 'publish' })).toBe('published')
    expect(site().promises.workingDays.answer).toBe(3)
    const trail = await (await getDb()).selectFrom('audit').select(['action', 'subject', 'subject_id']).execute()
    expect(trail).toEqual([{ action: 'published', subject: 'text', subject_id: 'settings' }])
    expect(await send({ do: 'publish' })).toBe('same')
  })

  test('hours per day become the code that search engines read, and the working day for response times', async () => {
    const days = Object.fromEntries(
      [1, 2, 3, 4].flatMap((day) => [
        [`open${day}`, '09:00'],
        [`shut${day}`, '17:00'],
      ]),
    )
    const rest = Object.fromEntries(
      [5, 6, 7].flatMap((day) => [
        [`open${day}`, ''],
        [`shut${day}`, ''],
      ]),
    )
    expect(await send({ ...days, ...rest })).toBe('saved')
    expect(await look()).toMatchObject({ changes: 1, dayLength: 8, hours: { code: 'Mo-Th 09:00-17:00', isChanged: true } })
    // Together with their texts in each language it is still one change.
    await send({ 'f.contact.openingHours.nl': 'Maandag tot donderdag 9 tot 17 uur' })
    expect(await look()).toMatchObject({
      changes: 1,
      effect: { hours: { text: 'Maandag tot donderdag 9 tot 17 uur', isChanged: true } },
    })
    // An invalid day is sent back with all typed values; other changes are saved.
    const half = { ...days, ...rest, open5: '12:00', 'f.contact.openingHours.nl': 'Op afspraak' }
    expect(await send(half)).toMatchObject({
      notice: { tone: 'wrong', title: expect.stringContaining('vrijdag') },
      errors: { open5: expect.any(String) },
      values: { open1: '09:00', open5: '12:00', shut5: '' },
    })
    expect(await look()).toMatchObject({ hours: { code: 'Mo-Th 09:00-17:00' }, effect: { hours: { text: 'Op afspraak' } } })
    expect(await send({ ...days, ...rest, open5: '12:00', shut5: '11:00' })).toMatchObject({ values: { shut5: '11:00' } })
    expect(await send({ do: 'publish' })).toBe('published')
    expect(site().contact.openingHoursCode).toBe('Mo-Th 09:00-17:00')
  })

  test('closing days are added and removed, with the affected viewings and the week that visitors see', async () => {
    const before = holidays()
    expect(await send({ do: 'close', from: '2026-12-28', to: '2026-12-31' })).toBe('saved')
    const added = await look()
    expect(added.changes).toBe(1)
    // It joins the adjacent holidays.
    const range = added.closing.find(({ isNew }) => isNew)
    expect(range).toMatchObject({ from: '2026-12-28', to: '2027-01-01', days: 5 })
    expect(added.effect.days.map(({ isShut }) => isShut)).toEqual([true, true, true, true, true, false, true])
    // Saturday is open; on Sunday no agent has hours. A question on the day before is answered on the fourth at the latest.
    expect(added.effect.answer.due.toISOString()).toBe('2027-01-04T17:00:00.000Z')
    expect(holidays()).toEqual(before)
    const tooLong = { from: '2026-12-28', to: '2028-01-03' }
    for (const values of [{ from: '2026-12-31', to: '2026-12-28' }, tooLong, { from: '2026-11-01' }, {}])
      expect(await send({ do: 'close', ...values })).toMatchObject({ notice: { tone: 'wrong' }, values })
    // In the first hour of a day the day before is past.
    const yesterday = { do: 'close', from: '2026-11-21', to: '' }
    expect(await send(yesterday, undefined, new Date('2026-11-21T23:30:00Z'))).toMatchObject({ notice: { tone: 'wrong' } })
    expect(await send({ do: 'publish' })).toBe('published')
    expect(holidays()).toContain('2026-12-30')
    globalThis.currentSnapshot = loadSnapshot(content, '2026-11-21', checkedDemo('2026-11-21')).snapshot
    expect(await send({ remove: '2026-12-28 2026-12-29' })).toBe('saved')
    expect(await look()).toMatchObject({ changes: 1 })
    expect(await send({ do: 'drop' })).toBe('dropped')
    expect(await look()).toMatchObject({ changes: 0 })
    expect(holidays()).toContain('2026-12-29')
  })

  test('of two concurrent changes the later one is rejected, and publishes nothing that its page did not show', async () => {
    const page = await look()
    await send({ [`f.${answer}`]: '2' }, page)
    expect(await send({ [`f.${answer}`]: '4' }, page)).toBe('newer')
    expect(await settingOf(answer)).toMatchObject({ value: '2' })
    expect(await send({ do: 'publish' }, page)).toBe('newer')
    expect(site().promises.workingDays.answer).toBe(1)
    // A change of another field is merged.
    expect(await send({ 'f.pageSize': '14' }, page)).toBe('saved')
    expect(await look()).toMatchObject({ changes: 2 })
  })

  test('a draft with mistakes is saved with messages, and not published', async () => {
    await send({ 'f.promises.comparables.from': '12', 'f.promises.workingDays.answer': '61' })
    expect((await look()).faults).not.toEqual([])
    expect(await send({ do: 'publish' })).toBe('faults')
    expect(site().promises.workingDays.answer).toBe(1)
  })
})
