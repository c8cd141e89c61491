/** How many mails anyone can cause to an address, per network; and that no response reveals what other visitors did. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { findLeads } from '@/lib/server/db/repositories/leads/leads'
import { saveUnwanted } from '@/lib/server/db/repositories/outbox/unwanted-mail'
import { submitForm } from '@/lib/server/leads/submit-form'
import { mailsPerDay, recipientKey } from '@/lib/server/mail/recipient-limits'
import { findFreeSlots } from '@/lib/server/viewings/free-slots'
import { getProperty } from '../../support/content.ts'
import { queuedMails } from '../../support/queued-mails.ts'
import { askViewing, bookedOf, describeSiteOnBoth, mailsAbout } from '../../support/viewings.ts'

const now = new Date('2026-11-21T10:00:00Z')
const newAddress = () => `${randomUUID()}@voorbeeld.example`

/** Forms that exist for their mail, to the address of the visitor. */
const ownForms = { documents: {}, newsletter: {}, 'save-search': { SCHEDULE: 'daily', GOAL: 'sale' } } as const
type OwnForm = keyof typeof ownForms

function post(form: OwnForm | 'contact', EMAIL: string, network: string) {
  const data = new FormData()
  const hidden = { _form: form, _language: 'nl', _token: randomUUID(), _subject: String(getProperty('s01').id) }
  const person = {
    TITLE: 'mr',
    FIRST_NAME: 'An',
    LAST_NAME: 'Peeters',
    EMAIL,
    PHONE_NUMBER: '0470123456',
    REMARK: 'Dag',
    PRIVACY: 'on',
  }
  const more = form === 'contact' ? {} : ownForms[form]
  for (const [name, value] of Object.entries({ ...hidden, ...person, ...more })) data.append(name, value)
  return submitForm(data, now, undefined, network)
}

const mails = async () => queuedMails(await getDb())
const mailsTo = async (address: string) => (await mails()).filter(({ to }) => to === address)

async function floodFrom(EMAIL: string, network: string, times: number): Promise<void> {
  for (let count = 0; count < times; count++) expect(await post('contact', EMAIL, network)).toMatchObject({ kind: 'saved' })
}

describeSiteOnBoth('mails that anyone can cause', () => {
  beforeEach(async () => {
    const db = await getDb()
    for (const table of ['lead', 'outbox', 'rate_limit', 'unwanted_mail', 'subscription'] as const)
      await db.deleteFrom(table).execute()
  })

  test.each(Object.keys(ownForms) as OwnForm[])(
    '%s: a stranger who used up the limit of their network does not block the mail',
    async (form) => {
      const EMAIL = newAddress()
      await floodFrom(EMAIL, 'stranger', 2 * mailsPerDay.inAll)
      expect(await mailsTo(EMAIL)).toHaveLength(mailsPerDay.fromNetwork)
      expect(await post(form, EMAIL, 'home')).toMatchObject({ kind: 'saved' })
      expect(await mailsTo(EMAIL)).toHaveLength(mailsPerDay.fromNetwork + 1)
    },
  )

  test.each(Object.keys(ownForms) as OwnForm[])(
    '%s: the response is the same for a new address, a full one and one without mails; the agency is notified of the last two',
    async (form) => {
      const [fresh, full, unwanted] = [newAddress(), newAddress(), newAddress()]
      await floodFrom(full, 'home', mailsPerDay.fromNetwork)
      await saveUnwanted(await getDb(), recipientKey(unwanted), 'contact', now)
      const expected = await post(form, fresh, 'home')
      expect(expected).toMatchObject({ kind: 'saved' })
      await (await getDb()).deleteFrom('outbox').execute()
      for (const address of [full, unwanted]) {
        expect(await post(form, address, 'home')).toEqual(expected)
        expect(await mailsTo(address)).toEqual([])
        expect(await findLeads(await getDb(), { form, email: address })).toHaveLength(1)
        const mailed = (await mails()).filter(({ replyTo }) => replyTo === address)
        expect(mailed).toHaveLength(1)
        expect(mailed[0]?.text).toContain('Niet gemaild')
      }
    },
  )

  test('from any number of networks, an address gets at most thirty mails a day', async () => {
    const EMAIL = newAddress()
    for (let network = 0; network < 5; network++) await floodFrom(EMAIL, `network-${network}`, mailsPerDay.fromNetwork)
    expect(await mailsTo(EMAIL)).toHaveLength(mailsPerDay.inAll)
    expect(await findLeads(await getDb(), { email: EMAIL })).toHaveLength(5 * mailsPerDay.fromNetwork)
  })

  test('a reserved slot whose mail cannot be sent: the same response, and the agency is notified at once', async () => {
    const db = await getDb()
    const property = getProperty('s01')
    const slots = (await findFreeSlots(db, property, now)) ?? []
    for (const slot of slots.slice(0, -2)) await askViewing({ property, slot, now })
    const [reached, unreached] = slots.slice(-2)
    if (!reached || !unreached) throw new Error('two slots are needed')
    const email = newAddress()
    await saveUnwanted(db, recipientKey(email), 'contact', now)
    const waiting = bookedOf(await askViewing({ property, slot: reached, now }), now)
    const closed = bookedOf(await askViewing({ email, property, slot: unreached, now }), now)
    const statuses = (await findLeads(db, { form: 'visit' })).filter(({ id }) => [waiting.leadId, closed.leadId].includes(id))
    expect(statuses.map(({ status }) => status)).toEqual(['pending', 'pending'])
    expect((await mailsAbout(waiting.leadId)).map(({ about }) => about)).toEqual(['visit: visitor'])
    const mailed = await mailsAbout(closed.leadId)
    expect(mailed.map(({ about }) => about)).toEqual(['visit: agency'])
    expect(mailed[0]?.text).toContain('Nog niet bevestigd')
    expect(mailed[0]?.attachments ?? []).toEqual([])
  })
})
