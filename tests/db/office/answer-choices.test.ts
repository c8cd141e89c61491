/** The page behind the link of an agent's mail: preferred times first, and the preview of each answer's mail. */
import { beforeEach, expect, test } from 'vitest'
import type { MailPreview } from '@/lib/domain/office/mail-preview'
import { getDb } from '@/lib/server/db/client'
import { findSeenVersion } from '@/lib/server/db/repositories/office/office-viewings'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { answerByLink } from '@/lib/server/office/viewings/answer-by-link'
import { findAnswerMail, getAnswerChoices } from '@/lib/server/office/viewings/answer-choices'
import { mailPreviewOf } from '@/lib/server/office/viewings/viewing-preview'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { type AnswerWay, makeAnswerToken } from '@/lib/server/viewings/viewing-links'
import { getProperty, snapshot } from '../../support/content.ts'
import { askViewing, bookedOf, describeSiteOnBoth, inventedAddress, mailsAbout } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

const now = new Date('2026-11-21T10:00:00Z')
const house = getProperty('s01')
const staff = staffAtShell('nl')

/** Requests a viewing with preferred hours from ten to one. */
const ask = async () => bookedOf(await askViewing({ email: inventedAddress(), property: house, slot: 'other', now }), now).leadId

async function desk(leadId: string, way: AnswerWay, asked: readonly string[] = []) {
  const found = await getAnswerChoices(await getDb(), staff, { leadId, way, asked, now })
  if (!found) throw new Error('no desk')
  return found
}

const wordsOf = (mail: MailPreview | undefined) => JSON.stringify(mail?.parts ?? [])

/** Local hour in Belgium, in winter. */
const hourOf = (moment: Date) => moment.getUTCHours() + 1

async function answer(leadId: string, way: 'propose' | 'confirm', slots: readonly string[]) {
  const db = await getDb()
  const version = (await findSeenVersion(db, staff, leadId)) ?? 0
  const token = makeAnswerToken(leadId, house.agentId, now)
  const nothing = { slot: '', time: '', slot1: '', slot2: '', slot3: '', note: '' }
  return (await answerByLink(db, { ...nothing, token, way, version, slots: [...slots] }, now)).said
}

describeSiteOnBoth('the page behind the link of an agent’s mail', () => {
  beforeEach(async () => {
    await (await getDb()).deleteFrom('lead').execute()
  })

  test('preferred times are preselected: one to confirm, one on each of three days to propose', async () => {
    const id = await ask()
    const [confirm, propose, decline] = [await desk(id, 'confirm'), await desk(id, 'propose'), await desk(id, 'decline')]
    expect([confirm.most, propose.most, decline.most, decline.weeks]).toEqual([1, 3, 0, undefined])
    expect(confirm.chosen).toHaveLength(1)
    expect(propose.chosen).toHaveLength(3)
    for (const { startsAt, isPreferred } of propose.chosen) {
      expect(isPreferred).toBe(true)
      expect([10, 11, 12]).toContain(hourOf(startsAt))
    }
    expect(new Set(propose.chosen.map(({ startsAt }) => startsAt.toISOString().slice(0, 10))).size).toBe(3)
    // Every free time of four weeks can be chosen.
    const free = (await findFreeSlots(await getDb(), house, now)) ?? []
    expect(propose.weeks?.weeks.reduce((sum, week) => sum + week.free, 0)).toBe(free.length)
    // Times chosen before the form was rejected take precedence.
    const last = free.at(-1)?.toISOString() ?? ''
    expect((await desk(id, 'propose', [last])).chosen.map(({ startsAt }) => startsAt.toISOString())).toEqual([last])
  })

  test('each answer shows its mail without links that authorize the visitor', async () => {
    const id = await ask()
    const mails = await Promise.all((['confirm', 'propose', 'decline'] as const).map(async (way) => (await desk(id, way)).mail))
    expect(mails[0]?.subject).toContain('Uw bezoek is bevestigd')
    expect(mails[1]?.subject).toContain('Welk uur past u?')
    expect(mails[1]?.parts.filter(({ kind }) => kind === 'buttons')).toHaveLength(3)
    expect(wordsOf(mails[2])).toContain('Het spijt ons')
    expect(JSON.stringify(mails)).not.toMatch(/https?:|token/)
  })

  test('the preview follows the form, only for the holder of the link', async () => {
    const [id, free] = [await ask(), (await findFreeSlots(await getDb(), house, now)) ?? []]
    const data = new FormData()
    data.set('token', makeAnswerToken(id, house.agentId, now))
    for (const [name, value] of Object.entries({ way: 'propose', version: '1', note: 'Bel gerust.' })) data.set(name, value)
    for (const slot of free.slice(0, 2)) data.append('slots', slot.toISOString())
    const mail = await mailPreviewOf(await findAnswerMail(data, now), now)
    expect(mail?.parts.filter(({ kind }) => kind === 'buttons')).toHaveLength(2)
    expect(wordsOf(mail)).toContain('{"text":"Bel gerust.","isFilled":true}')
    data.set('token', `${id}_${house.agentId}.1.forged`)
    expect(await findAnswerMail(data, now)).toBeUndefined()
  })

  test('at most three times are proposed; preferred ones come first in the mail', async () => {
    const [id, free] = [await ask(), (await findFreeSlots(await getDb(), house, now)) ?? []]
    const times = free.slice(0, 4).map((slot) => slot.toISOString())
    expect(await answer(id, 'propose', times)).toBe('too-many')
    expect(await answer(id, 'propose', [])).toBe('no-time')
    const suits = free.find((slot) => hourOf(slot) < 13)?.toISOString() ?? ''
    const early = free.filter((slot) => hourOf(slot) >= 13).map((slot) => slot.toISOString())
    const [first = ''] = early
    expect(first < suits).toBe(true)
    expect(await answer(id, 'propose', [first, suits])).toBe('proposed')
    const mail = (await mailsAbout(id)).find(({ about }) => about === 'visit: proposed')
    const links = [...(mail?.text ?? '').matchAll(/time=([^&\s]+)/g)].map(([, time = '']) => decodeURIComponent(time))
    expect(links).toEqual([suits, first])
  })

  test('a confirmed viewing has nothing preselected, and its current time can be chosen again', async () => {
    const [id, free] = [await ask(), (await findFreeSlots(await getDb(), house, now)) ?? []]
    const [first = now] = free
    expect(await answer(id, 'confirm', [first.toISOString()])).toBe('confirmed')
    const move = await desk(id, 'move')
    expect(move.chosen).toEqual([])
    expect(move.mail).toBeUndefined()
    const all = move.weeks?.weeks.flatMap(({ days }) => days)
    expect(all?.flatMap(({ slots }) => slots).map(({ startsAt }) => startsAt)).toContainEqual(first)
    // For a colleague it is taken, without the visitor's name.
    const other = await desk(await ask(), 'confirm')
    const filled = other.weeks?.weeks.flatMap(({ days }) => days.flatMap((day) => day.filled))
    expect(filled).toContainEqual(expect.objectContaining({ kind: 'viewing', from: first, words: '' }))
  })

  test('the reason of a refusal is in the mail and the audit trail, unless the facts contradict it', async () => {
    const db = await getDb()
    const decline = async (reason: 'owner' | 'gone') => {
      const id = await ask()
      const answered = { token: makeAnswerToken(id, house.agentId, now), way: 'decline', version: 1, reason } as const
      const nothing = { slot: '', time: '', slot1: '', slot2: '', slot3: '', note: '', slots: [] }
      expect((await answerByLink(db, { ...nothing, ...answered }, now)).said).toBe('cancelled')
      const mail = (await mailsAbout(id)).find(({ about }) => about?.startsWith('visit: cancelled'))
      const trail = await db
        .selectFrom('audit')
        .select('detail')
        .where('subject_id', '=', id)
        .where('action', '=', 'cancelled')
        .execute()
      return { words: mail?.text ?? '', detail: trail[0]?.detail }
    }
    const owner = await decline('owner')
    expect(owner.words).toContain('De eigenaar wenst op dit moment geen bezoeken.')
    expect(owner.detail).toBe('owner')
    const contradicted = await decline('gone')
    expect(contradicted.words).toContain('Het spijt ons')
    expect(contradicted.words).not.toContain('onder optie')
    expect(contradicted.detail ?? '').toBe('')
  })
})
