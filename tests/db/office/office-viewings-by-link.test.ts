/** Viewings answered by an agent by the links of a mail. */
import { describe, expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { findLead } from '@/lib/server/db/repositories/leads/leads'
import { answerByLink } from '@/lib/server/office/viewings/answer-by-link'
import { getViewingView } from '@/lib/server/office/viewings/viewing-view'
import { makeAnswerToken, makeViewingToken } from '@/lib/server/viewings/viewing-links'
import { snapshot } from '../../support/content.ts'
import { ask, house, inDays, now, prepareViewings, staff, textOf, workOn } from '../../support/office-viewings.ts'
import { slotAt } from '../../support/viewing-slots.ts'
import { bookViewing, describeSiteOnBoth } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

/** Message on the page of the link. */
const saidTo = async (...sent: Parameters<typeof answerByLink>) => (await answerByLink(...sent)).said

const nothing = { slots: [], slot: '', time: '', slot1: '', slot2: '', slot3: '', note: '' }

/** The link in the agent's mail. */
async function linkIn(id: string, way: string): Promise<string> {
  const text = await textOf(id, 'visit: agency')
  const link = [...text.matchAll(/https?:\S+\?way=(\w+)&token=(\S+)/g)].find(([, each]) => each === way)
  return link?.[2] ?? ''
}

describeSiteOnBoth('viewings answered by an agent', () => {
  prepareViewings()

  describe('by the links of the agent’s mail', () => {
    test('a request is confirmed, in the agent’s name', async () => {
      const [id, slot, db] = [await ask(), await slotAt(0), await getDb()]
      const token = await linkIn(id, 'confirm')
      expect(await linkIn(id, 'propose')).toBe(token)
      const version = (await workOn(id)).seen.version
      const answer = { ...nothing, token, version, way: 'confirm', slot: slot.toISOString() } as const
      expect(await saidTo(db, { ...answer, slot: '' }, now)).toBe('no-time')
      expect(await saidTo(db, answer, now)).toBe('confirmed')
      expect(await saidTo(db, answer, now)).toBe('newer')
      expect(await db.selectFrom('audit').select(['name', 'account_id', 'action']).execute()).toEqual([
        { name: 'Lotte Verhaegen', account_id: null, action: 'confirmed' },
      ])
    })

    test('for an agency without agents, the answer is in the agency’s name', async () => {
      const [id, db] = [await ask(), await getDb()]
      const answer = { ...nothing, token: await linkIn(id, 'decline'), version: (await workOn(id)).seen.version } as const
      globalThis.currentSnapshot = { ...snapshot, agents: [] }
      const said = await saidTo(db, { ...answer, way: 'decline', note: '' }, now)
      globalThis.currentSnapshot = snapshot
      expect([said, await db.selectFrom('audit').select('name').executeTakeFirst()]).toEqual([
        'cancelled',
        { name: snapshot.site.name },
      ])
    })

    test('other times are proposed, or it is declined; a confirmed viewing is moved or cancelled', async () => {
      const db = await getDb()
      const [asked, declined] = [await ask(), await ask()]
      const slots = await Promise.all([0, 1].map(slotAt))
      const [slot1 = '', slot2 = ''] = slots.map((slot) => slot.toISOString())
      const answer = async (id: string, rest: object) =>
        saidTo(
          db,
          { ...nothing, version: (await workOn(id)).seen.version, token: makeAnswerToken(id, 11, now), way: 'propose', ...rest },
          now,
        )
      expect(await answer(asked, { slot1, slot2, slot3: slot2 })).toBe('proposed')
      expect((await getViewingView(db, staff, asked, 'nl', now))?.proposals).toHaveLength(2)
      expect(await answer(declined, { way: 'decline', note: 'Het pand is net verkocht.' })).toBe('cancelled')
      expect(await textOf(declined, 'visit: cancelled')).toContain('Het pand is net verkocht.')
      const booked = await bookViewing({ property: house, slot: await slotAt(0), now })
      expect(await linkIn(booked, 'cancel')).not.toBe('')
      expect(await answer(booked, { way: 'move', slot: (await slotAt(1)).toISOString() })).toBe('moved')
      expect(await answer(booked, { way: 'cancel' })).toBe('cancelled')
      expect(await answer(booked, { way: 'cancel' })).toBe('not-open')
    })

    test('forged, expired, for another purpose or of an agent who left: nothing changes', async () => {
      const [id, slot, db] = [await ask(), await slotAt(0), await getDb()]
      const version = (await workOn(id)).seen.version
      const tokens = [
        makeAnswerToken(id, 11, now).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
        makeAnswerToken(id, 11, now).replace('_11', '_12'),
        makeViewingToken('manage', id, now),
        makeAnswerToken(id, 99, now),
        'x',
      ]
      for (const token of tokens) {
        const answer = { ...nothing, token, version, way: 'confirm', slot: slot.toISOString() } as const
        expect(await saidTo(db, answer, now)).toBe('no-link')
      }
      const old = { ...nothing, token: makeAnswerToken(id, 11, now), version, way: 'decline' } as const
      expect(await saidTo(db, old, inDays(14))).toBe('no-link')
      expect(await findLead(db, id)).toMatchObject({ status: 'requested' })
      expect(await db.selectFrom('audit').select('id').execute()).toEqual([])
    })
  })
})
