/** Judging a testimonial in the office: approved or rejected once, with history and audit trail. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createStateCheck } from '@/lib/server/content/publish/watch-servers'
import type { Db } from '@/lib/server/db/client'
import { saveLead } from '@/lib/server/db/repositories/leads/leads'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import {
  judgeTestimonial,
  readTestimonialStatus,
  statusText,
  undoJudgement,
} from '@/lib/server/office/testimonials/testimonial-actions'
import { getTestimonial, getTestimonials, readTestimonialQuery } from '@/lib/server/office/testimonials/testimonials-view'
import { findTestimonials } from '@/lib/server/pages/testimonials'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()
globalThis.currentSnapshot = snapshot

const now = new Date('2026-11-20T13:30:00Z')
const staff = staffAtShell('nl')
const look = { staff, language: 'nl', now } as const

async function send(db: Db, hoursAgo: number, email = ''): Promise<string> {
  const id = randomUUID()
  const payload = { COMMENT: `De foto’s kwamen te laat. ${id}`, NAME: 'Els C.', WEBSITE: 'https://voorbeeld.example' }
  const empty = { propertyId: undefined, uploads: [], messages: [] }
  const lead = { id, token: id, form: 'testimonial', language: 'fr', email, status: 'new', payload, ...empty } as const
  await saveLead(db, lead, new Date(now.getTime() - hoursAgo * 3_600_000))
  return id
}

const idsOf = async (db: Db, view: string) =>
  (await getTestimonials(db, readTestimonialQuery({ view }), look)).items.map(({ id }) => id)
const isOnSite = async (db: Db, id: string) => (await findTestimonials(db, 'nl')).some((shown) => shown.id === id)

describeOnBoth('testimonials in the office', (db) => {
  beforeEach(async () => {
    await db().deleteFrom('lead').execute()
    await db().deleteFrom('audit').execute()
  })

  test('are listed oldest first with the time left to judge them, and with what is known of the sender', async () => {
    const email = 'els@voorbeeld.example'
    const [later, first] = [await send(db(), 1), await send(db(), 3, email)]
    const empty = { propertyId: undefined, uploads: [], messages: [], payload: {}, status: 'new', language: 'nl' } as const
    await saveLead(db(), { id: 'other', token: 'other', form: 'contact', email, ...empty }, now)
    expect(await idsOf(db(), 'new')).toEqual([first, later])
    expect(await idsOf(db(), 'nonsense')).toEqual([first, later])
    // The last one of a page was judged: that page then shows the last existing one.
    const past = await getTestimonials(db(), readTestimonialQuery({ page: '9' }), look)
    expect(past).toMatchObject({ query: { page: 1 }, pages: 1, items: [{ id: first }, { id: later }] })
    const opened = await getTestimonial(db(), first, look)
    expect(opened).toMatchObject({ name: 'Els C.', language: 'fr', others: 1, judged: undefined, status: 'new' })
    expect(opened?.age?.state).toBe('runs')
    expect((await getTestimonial(db(), later, look))?.others).toBeUndefined()
    expect(await getTestimonial(db(), 'other', look)).toBeUndefined()
  })

  test('in the first hour of a day has the date of that day in Belgium', async () => {
    const id = await send(db(), 14)
    await judgeTestimonial(db(), staff, { id, version: 1 }, { verdict: 'approved' }, now)
    const shown = (await findTestimonials(db(), 'nl')).find((each) => each.id === id)
    expect(shown?.date).toBe('2026-11-20')
  })

  test('is shown on the site once it is approved; the audit trail contains nothing of its text', async () => {
    const id = await send(db(), 2)
    expect(await isOnSite(db(), id)).toBe(false)
    expect(await judgeTestimonial(db(), staff, { id, version: 1 }, { verdict: 'approved' }, now)).toBe('done')
    expect(await isOnSite(db(), id)).toBe(true)
    expect(await idsOf(db(), 'new')).toEqual([])
    expect(await idsOf(db(), 'approved')).toEqual([id])
    const rows = await db().selectFrom('audit').select(['action', 'subject', 'subject_id', 'detail']).execute()
    expect(rows).toEqual([{ action: 'accepted', subject: 'testimonial', subject_id: id, detail: null }])
    expect(await db().selectFrom('lead').select('state').where('id', '=', id).execute()).toEqual([{ state: 'done' }])
  })

  test('of two colleagues the second is rejected; the reason of a rejection is stored', async () => {
    const id = await send(db(), 2)
    const refusal = { verdict: 'rejected', reason: 'namesOther' } as const
    const results = [
      await judgeTestimonial(db(), staff, { id, version: 1 }, refusal, now),
      await judgeTestimonial(db(), staff, { id, version: 1 }, { verdict: 'approved' }, now),
    ]
    expect(results).toEqual(['done', 'newer'])
    expect(await isOnSite(db(), id)).toBe(false)
    const judged = { name: 'npm run agency', reason: 'namesOther' }
    expect(await getTestimonial(db(), id, look)).toMatchObject({ status: 'rejected', version: 2, judged })
    // The command line sends no version.
    expect(await judgeTestimonial(db(), staff, { id, version: undefined }, { verdict: 'approved' }, now)).toBe('done')
    expect(await isOnSite(db(), id)).toBe(true)
    expect(await judgeTestimonial(db(), staff, { id: 'gone', version: undefined }, { verdict: 'approved' }, now)).toBe('unknown')
  })

  test('a judgement is undone with the earlier reason, and not after a colleague’s change', async () => {
    const id = await send(db(), 2)
    const undo = (version: number, former: string) => {
      const status = readTestimonialStatus(former)
      return status && undoJudgement(db(), staff, { id, version }, status, now)
    }
    const before = await getTestimonial(db(), id, look)
    const former = before && statusText(before)
    expect(former).toBe('new,new')
    await judgeTestimonial(db(), staff, { id, version: 1 }, { verdict: 'approved' }, now)
    expect(await undo(1, 'new,new')).toBe('newer')
    expect(await undo(2, 'new,new')).toBe('done')
    expect(await isOnSite(db(), id)).toBe(false)
    expect(await idsOf(db(), 'new')).toEqual([id])
    await judgeTestimonial(db(), staff, { id, version: 3 }, { verdict: 'rejected', reason: 'abuse' }, now)
    await judgeTestimonial(db(), staff, { id, version: 4 }, { verdict: 'approved' }, now)
    expect(await undo(5, 'rejected,done')).toBe('done')
    expect(await getTestimonial(db(), id, look)).toMatchObject({ status: 'rejected', judged: { reason: 'abuse' } })
    const actions = await db().selectFrom('audit').select('action').where('subject_id', '=', id).execute()
    expect(actions.filter(({ action }) => action === 'tookBack')).toHaveLength(2)
    expect(['', 'new', 'gone,new', 'new,gone'].map(readTestimonialStatus)).toEqual([undefined, undefined, undefined, undefined])
  })

  test('every server re-renders its pages after a judgement by any server or command, and not without one', async () => {
    let renewals = 0
    const servers = [0, 1].map(() =>
      createStateCheck(async () => db(), {
        'testimonials-judged': () => {
          renewals += 1
        },
      }),
    )
    const look = () => Promise.all(servers.map((turn) => turn()))
    await look()
    await look()
    expect(renewals).toBe(0)
    const id = await send(db(), 2)
    await judgeTestimonial(db(), staff, { id, version: 1 }, { verdict: 'approved' }, now)
    await look()
    expect(renewals).toBe(2)
    await look()
    expect(renewals).toBe(2)
  })

  test('a short database outage re-renders no page, and judgements made meanwhile are not missed', async () => {
    let [renewals, isAway] = [0, false]
    const turn = createStateCheck(async () => (isAway ? Promise.reject(new Error('away')) : db()), {
      'testimonials-judged': () => {
        renewals += 1
      },
    })
    await turn()
    isAway = true
    await turn()
    const id = await send(db(), 2)
    await judgeTestimonial(db(), staff, { id, version: 1 }, { verdict: 'approved' }, now)
    isAway = false
    await turn()
    expect(renewals).toBe(1)
  })
})
