/** The export for a person who asks what is stored about them (GDPR, article 15), on both databases. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { saveLead } from '@/lib/server/db/repositories/leads/leads'
import { saveOwnerFile } from '@/lib/server/db/repositories/portal/owner-files'
import { addItems } from '@/lib/server/db/repositories/portal/portal-items'
import { setFeedKey } from '@/lib/server/db/repositories/subscriptions/saved-searches'
import { saveSubscription } from '@/lib/server/db/repositories/subscriptions/subscriptions'
import { exportPerson } from '@/lib/server/office/leads/lead-actions'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { getProperty, snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { makeLead } from '../../support/leads.ts'
import { addOwner } from '../../support/owner.ts'
import { addSearch, subscriberIdOf } from '../../support/saved-searches.ts'

globalThis.currentSnapshot = snapshot

const now = new Date('2026-11-20T12:00:00Z')
const staff = staffAtShell('nl')
const house = getProperty('s01')

describeOnBoth('an export', (db) => {
  test('contains what else is stored about the sender of the lead, nothing about others, and no secrets', async () => {
    const [email, other] = [`${randomUUID()}@voorbeeld.example`, `${randomUUID()}@voorbeeld.example`]
    const lead = makeLead({ email: email.toUpperCase() })
    await saveLead(db(), lead, now)
    for (const address of [email, other]) {
      await saveSubscription(db(), { id: randomUUID(), email: address, language: 'fr' }, now)
      const searchId = await addSearch(db(), { email: address, filter: { minBedrooms: 3 } })
      await setFeedKey(db(), subscriberIdOf(address), searchId, `a-key-that-opens-the-feed ${address}`)
      const accountId = await addOwner(db(), address, [house.id])
      const file = { kind: 'epc', name: 'attest.pdf', mediaType: 'application/pdf', content: Buffer.from('x') } as const
      await saveOwnerFile(db(), { accountId, propertyId: house.id }, file, now)
      const item = { propertyId: house.id, kind: 'communication', date: '2026-11-19', time: undefined, type: 'phone' } as const
      const said = { contact: address, subject: 'Prijs', comment: 'Belt terug', status: 'done' }
      const figures = { link: undefined, views: undefined, contacts: undefined }
      await addItems(db(), [{ ...item, ...said, ...figures, email: address }], now)
    }
    const person = await exportPerson(db(), staff, lead.id, now)
    expect(person).toMatchObject({
      email,
      leads: [{ form: 'contact' }],
      newsletter: { language: 'fr', status: 'pending' },
      savedSearches: { firstName: 'An', status: 'confirmed', searches: [{ goal: 'sale', query: 'bedrooms=3' }] },
      account: { name: 'An Peeters', role: 'owner', properties: [house.id], files: [{ name: 'attest.pdf' }], viewingAnswers: [] },
      portalItems: [{ contact: email, subject: 'Prijs', comment: 'Belt terug' }],
    })
    expect(JSON.stringify(person)).not.toContain(other)
    expect(JSON.stringify(person)).not.toContain('a-key-that')
  })

  test('of a person who only sent a form is as short', async () => {
    const lead = makeLead()
    await saveLead(db(), lead, now)
    const person = await exportPerson(db(), staff, lead.id, now)
    expect(person).toMatchObject({ newsletter: undefined, savedSearches: undefined, account: undefined, portalItems: [] })
  })
})
