/** The office gets mails about content that is held back (the same error once a day), and when everything is in order again. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ContentReport } from '@/lib/server/content/check/content-report'
import { notifyOffice } from '@/lib/server/content/publish/content-mails'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { queuedMails } from '../../support/queued-mails.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

ownVarFolder()

const inOrder: ContentReport = {
  folder: 'data',
  serves: 'current',
  added: [],
  changed: [],
  removed: [],
  held: [],
  refusedBecause: [],
  warnings: [],
  missingTexts: [],
}
const fault = 'data/properties/4102311.json: PScore: expected a P-score'
const held: ContentReport = {
  ...inOrder,
  held: [{ item: 'properties/4102311.json', shows: 'last good version', because: [fault] }],
}
const at = (hours: number) => new Date(Date.UTC(2026, 10, 21) + hours * 3_600_000)

beforeAll(() => {
  globalThis.currentSnapshot = snapshot
})
afterAll(() => {
  globalThis.currentSnapshot = undefined
})

describeOnBoth('mails about the content', (db) => {
  const mails = () => queuedMails(db(), { about: 'content' })

  beforeEach(async () => {
    for (const table of ['outbox', 'site_state', 'rate_limit'] as const) await db().deleteFrom(table).execute()
  })

  test('name the item, what is shown instead, and the error', async () => {
    await notifyOffice(db(), held, at(8))
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: snapshot.site.contact.email, subject: expect.stringContaining('niet gepubliceerd') })
    for (const text of ['properties/4102311.json', 'De vorige goede versie blijft staan.', fault])
      expect(mail?.text).toContain(text)
  })

  test('the same error is reported once a day, another one at once', async () => {
    await notifyOffice(db(), held, at(8))
    await notifyOffice(db(), held, at(9))
    expect(await mails()).toHaveLength(1)
    await notifyOffice(db(), { ...held, refusedBecause: ['data/site.json: expected JSON'], serves: 'last-good' }, at(10))
    expect((await mails()).at(-1)?.text).not.toContain(fault)
    await notifyOffice(db(), held, at(8 + 25))
    expect(await mails()).toHaveLength(3)
  })

  test('one mail says that everything is in order again, none that it still is', async () => {
    await notifyOffice(db(), held, at(39))
    await notifyOffice(db(), inOrder, at(40))
    expect((await mails()).at(-1)?.subject).toContain('weer in orde')
    await notifyOffice(db(), inOrder, at(41))
    expect(await mails()).toHaveLength(2)
  })

  test('an error that comes and goes within a day is reported once, and so is its end', async () => {
    for (const hour of [60, 61, 62]) {
      await notifyOffice(db(), held, at(hour))
      await notifyOffice(db(), inOrder, at(hour + 0.5))
    }
    const subjects = (await mails()).map(({ subject }) => subject)
    expect(subjects).toEqual([expect.stringContaining('niet gepubliceerd'), expect.stringContaining('weer in orde')])
    // An error that is back and stays is reported at the first reading after a day.
    await notifyOffice(db(), held, at(64))
    expect(await mails()).toHaveLength(2)
    await notifyOffice(db(), held, at(60 + 25))
    expect((await mails()).at(-1)?.text).toContain(fault)
  })
})
