/** An unavailable time: the form of the viewing is sent back with all its values. */
import { expect, test } from 'vitest'
import { confirmViewingAt } from '@/lib/server/office/viewings/viewing-actions'
import { receiveConfirmation, receiveMove, receiveProposal } from '@/lib/server/office/viewings/viewing-forms'
import { translatorOf } from '@/lib/server/pages/translator'
import { snapshot } from '../../support/content.ts'
import { ask, prepareViewings, workOn } from '../../support/office-viewings.ts'
import { slotAt } from '../../support/viewing-slots.ts'
import { describeSiteOnBoth } from '../../support/viewings.ts'

globalThis.currentSnapshot = snapshot

const t = translatorOf('nl')

async function jobOn<Values>(id: string, typed: Values) {
  const { seen, ...work } = await workOn(id)
  return { ...work, language: 'nl', t, values: { lead: id, version: seen.version, calendar: '', ...typed } } as const
}

describeSiteOnBoth('an unavailable time for a viewing', () => {
  prepareViewings()

  test('a missing or past time: the sentence for the mail is preserved, the time is not', async () => {
    const id = await ask()
    const note = 'De kelder is droog.'
    const noTime = { notice: { tone: 'wrong', title: t('OfficeViewings.said.no-time') } }
    const over = { slot: '', time: '2026-01-01T10:00', note }
    for (const receive of [receiveConfirmation, receiveMove])
      expect(await receive(await jobOn(id, over))).toMatchObject({ ...noTime, values: { note, time: '' } })
    const proposed = await jobOn(id, { slot1: '', slot2: '', slot3: '', note })
    expect(await receiveProposal(proposed)).toMatchObject({ ...noTime, values: { note } })
  })

  test('a time taken meanwhile: typed values are shown with the error', async () => {
    const [first, second, slot] = [await ask(), await ask(), await slotAt(0)]
    expect(await confirmViewingAt(await workOn(first), slot, '')).toBe('booked')
    const note = 'Bel aan bij de buren.'
    const taken = await jobOn(second, { slot: slot.toISOString(), time: '', note })
    expect(await receiveConfirmation(taken)).toMatchObject({
      notice: { tone: 'wrong', title: t('OfficeViewings.said.slot-taken') },
      values: { note, slot: slot.toISOString() },
    })
  })
})
