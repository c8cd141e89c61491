/** The newsletter: double opt-in, and one-click unsubscribe (belgium.md, "Privacy"; RFC 8058). */

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayMs } from '@/lib/domain/text/date'
import { findLeads, saveLead } from '@/lib/server/db/repositories/leads/leads'
import { findSubscriptionOf, setSubscriptionStatus } from '@/lib/server/db/repositories/subscriptions/subscriptions'
import { deleteExpired } from '@/lib/server/privacy/retention'
import { confirmNewsletter, endNewsletter } from '@/lib/server/subscriptions/newsletter/answer-link'
import { newsletter } from '@/lib/server/subscriptions/newsletter/newsletter'
import { prepareSignUp } from '@/lib/server/subscriptions/newsletter/sign-up'
import { describeOnBoth } from '../../support/databases.ts'
import { queuedMails } from '../../support/queued-mails.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const now = new Date('2026-11-21T10:00:00Z')
const after = (days: number) => new Date(now.getTime() + days * dayMs)
ownVarFolder()

type Db = Parameters<typeof saveLead>[0]

/** Signs up as a form does; returns the mail that follows. */
async function signUp(db: Db, email: string) {
  const { subscription, mail } = await prepareSignUp(db, email, 'nl')
  const id = randomUUID()
  await saveLead(
    db,
    {
      id,
      token: randomUUID(),
      form: 'newsletter',
      language: 'nl',
      email,
      propertyId: undefined,
      status: 'new',
      payload: {},
      uploads: [],
      messages: [{ kind: 'mail', subject: 'newsletter: other', message: mail }],
      subscription,
    },
    now,
  )
  const [queued] = await queuedMails(db, { leadId: id })
  if (!queued) throw new Error('No mail follows.')
  return queued
}

const tokenIn = (text: string) => new URL(/https?:\S+token=\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''

const welcomes = (db: Db) => queuedMails(db, { about: 'newsletter: welcome' })

describeOnBoth('newsletter', (db) => {
  test('an address waits until the link in its mail is confirmed, and gets one welcome mail', async () => {
    const mail = await signUp(db(), 'An@Voorbeeld.example')
    expect(await findSubscriptionOf(db(), 'an@voorbeeld.example')).toMatchObject({ status: 'pending' })
    const token = tokenIn(mail.text)
    expect(await confirmNewsletter(db(), token, after(6))).toBeDefined()
    expect(await confirmNewsletter(db(), token, after(6))).toBeDefined()
    expect(await findSubscriptionOf(db(), 'AN@voorbeeld.example')).toMatchObject({ status: 'confirmed' })
    const [welcome, ...more] = (await welcomes(db())).filter(({ to }) => to.toLowerCase() === 'an@voorbeeld.example')
    expect(more).toEqual([])
    expect(welcome?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<https?:\/\/.+\/api\/newsletter-unsubscribe\/\?token=.+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    const end = tokenIn(welcome?.headers['List-Unsubscribe']?.slice(1, -1) ?? '')
    expect(await endNewsletter(db(), end, after(900))).toBeDefined()
    expect(await findSubscriptionOf(db(), 'an@voorbeeld.example')).toMatchObject({ status: 'ended' })
  })

  test('a confirmed address stays confirmed when it is signed up again; only its owner reads that it was known', async () => {
    const email = 'koen@voorbeeld.example'
    await confirmNewsletter(db(), tokenIn((await signUp(db(), email)).text), now)
    const mail = await signUp(db(), email)
    expect(mail.subject).toBe('U bent ingeschreven op onze nieuwsbrief')
    expect(await findSubscriptionOf(db(), email)).toMatchObject({ status: 'confirmed' })
  })

  test('somebody who unsubscribed can sign up again, with a new confirmation', async () => {
    const email = 'terug@voorbeeld.example'
    const token = tokenIn((await signUp(db(), email)).text)
    await endNewsletter(db(), newsletter.makeToken('end', newsletter.idOf(email), now), now)
    await signUp(db(), email)
    expect(await findSubscriptionOf(db(), email)).toMatchObject({ status: 'pending' })
    expect(await confirmNewsletter(db(), token, now)).toBeDefined()
  })

  test('ten concurrent sign-ups are one', async () => {
    const email = 'samen@voorbeeld.example'
    await Promise.all(Array.from({ length: 10 }, () => signUp(db(), email)))
    expect(await db().selectFrom('subscription').selectAll().where('email', '=', email).execute()).toHaveLength(1)
  })

  test('an unconfirmed address is deleted after thirty days', async () => {
    const email = 'later@voorbeeld.example'
    await signUp(db(), email)
    await deleteExpired(db(), after(29))
    expect(await findSubscriptionOf(db(), email)).toBeDefined()
    await deleteExpired(db(), after(31))
    expect(await findSubscriptionOf(db(), email)).toBeUndefined()
  })

  test('so is an unsubscribed one; a subscribed one stays', async () => {
    const [gone, kept] = ['weg@voorbeeld.example', 'blijft@voorbeeld.example']
    for (const email of [gone, kept]) await confirmNewsletter(db(), tokenIn((await signUp(db(), email)).text), now)
    await setSubscriptionStatus(db(), (await findSubscriptionOf(db(), gone))?.id ?? '', 'ended', now)
    await deleteExpired(db(), after(29))
    expect(await findSubscriptionOf(db(), gone)).toBeDefined()
    await deleteExpired(db(), after(31))
    expect(await findSubscriptionOf(db(), gone)).toBeUndefined()
    expect(await findSubscriptionOf(db(), kept)).toMatchObject({ status: 'confirmed' })
    const left = (await findLeads(db(), { form: 'newsletter' })).map(({ email }) => email)
    expect(left).toContain(kept)
    expect(left).not.toContain(gone)
  })

  test('an invalid or expired link, or one for another purpose, does nothing', async () => {
    const email = 'niet@voorbeeld.example'
    const token = tokenIn((await signUp(db(), email)).text)
    for (const wrong of ['', 'a.b.c', `${token}x`, token.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))])
      expect(await confirmNewsletter(db(), wrong, now)).toBeUndefined()
    expect(await endNewsletter(db(), token, now)).toBeUndefined()
    expect(await confirmNewsletter(db(), token, after(8))).toBeUndefined()
    expect(await confirmNewsletter(db(), newsletter.makeToken('confirm', 'nobody', now), now)).toBeUndefined()
    expect(await findSubscriptionOf(db(), email)).toMatchObject({ status: 'pending' })
  })
})

test('an unsubscribe link never expires', () => {
  expect(newsletter.readToken('end', newsletter.makeToken('end', 'id', now), after(10_000))).toBe('id')
})
