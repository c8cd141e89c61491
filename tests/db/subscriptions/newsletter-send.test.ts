/** Who gets a newsletter article, in which language, and only once. */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sourceOf } from '@/lib/domain/page-views/page-view-source'
import type { Db } from '@/lib/server/db/client'
import { requeueFailed } from '@/lib/server/db/repositories/outbox/outbox'
import { findSubscriptionOf } from '@/lib/server/db/repositories/subscriptions/subscriptions'
import { deliverDue } from '@/lib/server/outbox/deliver'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import { endNewsletter } from '@/lib/server/subscriptions/newsletter/answer-link'
import { findMailedArticle, type MailedArticle } from '@/lib/server/subscriptions/newsletter/find-mailed-article'
import { newsletter } from '@/lib/server/subscriptions/newsletter/newsletter'
import { sendArticle, sendTest } from '@/lib/server/subscriptions/newsletter/send-article'
import { snapshot } from '../../support/content.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { showDemo } from '../../support/demo-snapshot.ts'
import { expectConsole } from '../../support/fail-on-console.ts'
import { failingAt } from '../../support/failing-db.ts'
import { startMailServer } from '../../support/mail-server.ts'
import { addSubscriber, mailedTo, waitingMails } from '../../support/subscribers.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const now = new Date('2026-11-21T10:00:00Z')
const later = new Date('2026-11-21T10:05:00Z')
ownVarFolder()
afterEach(showDemo)

function getArticle(id: string): MailedArticle {
  const article = findMailedArticle(id)
  if (typeof article === 'string') throw new Error(`${id} cannot be mailed: ${article}`)
  return article
}

showDemo()
const article = getArticle('reading-an-epc-certificate')
const other = getArticle('first-viewing-twenty-points')

const addresses = (count: number) => Array.from({ length: count }, (_, index) => `${index}@voorbeeld.example`)

async function reset(db: Db): Promise<void> {
  for (const table of ['outbox', 'subscription'] as const) await db.deleteFrom(table).execute()
}

describeOnBoth('newsletter', (db) => {
  beforeEach(() => reset(db()))

  describe('language', () => {
    test('everyone gets title, text, picture and link in their own language', async () => {
      for (const language of ['nl', 'fr', 'en'] as const)
        await addSubscriber(db(), { email: `${language}@voorbeeld.example`, language })
      expect(await sendArticle(db(), article, now)).toBe(3)
      const mails = await waitingMails(db(), article.id)
      for (const language of ['nl', 'fr', 'en'] as const) {
        const mail = mails.find(({ to }) => to === `${language}@voorbeeld.example`)
        expect(mail).toMatchObject({ language, subject: article.title[language] })
        expect(mail?.text).toContain(article.intro[language])
        expect(mail?.text).toContain(`/${language}/`)
        expect(mail?.html).toMatch(/<img [^>]*src="http[^"]+\/media\/[^"]+\.jpg"/)
        expect(mail?.html).toContain(article.image?.alt[language])
      }
    })

    test('German is used if the site has it, else the agency’s default language', async () => {
      await addSubscriber(db(), { email: 'de@beispiel.example', language: 'de' })
      await sendArticle(db(), article, now)
      globalThis.currentSnapshot = { ...snapshot, languages: [...snapshot.languages, 'de'] }
      await sendArticle(db(), other, now)
      const subjects = await Promise.all([article, other].map(({ id }) => waitingMails(db(), id)))
      expect(subjects.flat().map(({ language, subject }) => [language, subject])).toEqual([
        ['nl', article.title.nl],
        ['de', other.title.de],
      ])
    })
  })

  test('the link contains the newsletter as its source', async () => {
    await addSubscriber(db(), { email: 'an@voorbeeld.example' })
    await sendArticle(db(), article, now)
    const [mail] = await waitingMails(db(), article.id)
    const link = new URL(/https?:\S+utm_source=\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    const campaign = link.searchParams.get('utm_source') ?? ''
    expect(sourceOf({ referrer: '', campaign, ownHost: link.host })).toBe('newsletter')
  })

  test('the mail has an unsubscribe link and the headers for mail programs', async () => {
    const email = 'an@voorbeeld.example'
    await addSubscriber(db(), { email })
    await sendArticle(db(), article, now)
    const [mail] = await waitingMails(db(), article.id)
    expect(mail?.text).toContain('U krijgt deze mail omdat u zich inschreef op onze nieuwsbrief.')
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    for (const text of [mail?.text ?? '', mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '']) {
      const token = new URL(/https?:\S+token=\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''
      expect(newsletter.readToken('end', token, later)).toBe(newsletter.idOf(email))
    }
  })

  test('addresses that are unconfirmed or unsubscribed get nothing', async () => {
    await addSubscriber(db(), { email: 'pending@voorbeeld.example', status: 'pending' })
    await addSubscriber(db(), { email: 'ended@voorbeeld.example', status: 'ended' })
    expect(await sendArticle(db(), article, now)).toBe(0)
    expect(await db().selectFrom('outbox').selectAll().execute()).toEqual([])
  })

  test('unsubscribing deletes the waiting mail, also for those who sign up again', async () => {
    for (const email of ['an@voorbeeld.example', 'bo@voorbeeld.example']) await addSubscriber(db(), { email })
    await sendArticle(db(), article, now)
    await endNewsletter(db(), newsletter.makeToken('end', newsletter.idOf('an@voorbeeld.example'), now), later)
    expect(await mailedTo(db(), article.id)).toEqual(['bo@voorbeeld.example'])
    await addSubscriber(db(), { email: 'an@voorbeeld.example' })
    expect(await sendArticle(db(), article, later)).toBe(0)
    expect(await sendArticle(db(), other, later)).toBe(2)
  })

  describe('once', () => {
    test('sent again, only new subscribers get it; another article is sent to all', async () => {
      for (const email of addresses(60)) await addSubscriber(db(), { email })
      expect(await sendArticle(db(), article, now)).toBe(60)
      await addSubscriber(db(), { email: 'new@voorbeeld.example' })
      expect(await sendArticle(db(), article, later)).toBe(1)
      expect(await sendArticle(db(), article, later)).toBe(0)
      expect(await sendArticle(db(), other, later)).toBe(61)
      expect(await mailedTo(db(), article.id)).toEqual([...addresses(60), 'new@voorbeeld.example'].sort())
    })

    test('for concurrent sending', async () => {
      for (const email of addresses(120)) await addSubscriber(db(), { email })
      const counts = await Promise.all(Array.from({ length: 4 }, () => sendArticle(db(), article, now)))
      expect(counts.reduce((sum, count) => sum + count)).toBe(120)
      expect(await mailedTo(db(), article.id)).toEqual(addresses(120).sort())
    })

    test('after an abort at any statement and sending again', async () => {
      const cases = fc.record({ people: fc.nat(80), breaks: fc.array(fc.integer({ min: 1, max: 16 }), { maxLength: 3 }) })
      await fc.assert(
        fc.asyncProperty(cases, async ({ people, breaks }) => {
          await reset(db())
          await db()
            .transaction()
            .execute(async (transaction) => {
              for (const email of addresses(people)) await addSubscriber(transaction, { email })
            })
          for (const count of breaks) await sendArticle(failingAt(db(), count), article, now).catch(() => undefined)
          await sendArticle(db(), article, later)
          expect(await mailedTo(db(), article.id)).toEqual(addresses(people).sort())
        }),
        { numRuns: 25 },
      )
    })

    test('a recorded recipient without a queued mail is rolled back', async () => {
      for (const email of addresses(40)) await addSubscriber(db(), { email })
      // Reads, records and queues 25 people; reads and records 15, and fails before their mails.
      await expect(sendArticle(failingAt(db(), 6), article, now)).rejects.toThrow('killed')
      expect(await mailedTo(db(), article.id)).toHaveLength(25)
      expect(await db().selectFrom('newsletter_mail').selectAll().execute()).toHaveLength(25)
    })

    test('a rejecting mail server delays it, and sending it again meanwhile adds nothing', async () => {
      expectConsole()
      const server = await startMailServer()
      vi.stubEnv('SMTP_URL', server.url)
      try {
        for (const email of addresses(3)) await addSubscriber(db(), { email })
        await sendArticle(db(), article, now)
        server.refuse(2)
        await deliverDue(db(), () => now)
        expect(await sendArticle(db(), article, now)).toBe(0)
        await requeueFailed(db(), later)
        await deliverDue(db(), () => later)
        expect(await sendArticle(db(), article, later)).toBe(0)
        const to = server.mails.flatMap((mail) => mail.to?.map(({ address }) => address) ?? [])
        expect(to.sort()).toEqual(addresses(3).sort())
      } finally {
        vi.stubEnv('SMTP_URL', undefined)
        await server.stop()
      }
    })
  })

  test('a test is sent to one address only, in its language, and is not recorded', async () => {
    await addSubscriber(db(), { email: 'fr@exemple.example', language: 'fr' })
    await addSubscriber(db(), { email: 'nl@voorbeeld.example' })
    await sendTest(db(), article, 'Agency@voorbeeld.example', now)
    await sendTest(db(), article, 'fr@exemple.example', now)
    const rows = await db().selectFrom('outbox').select(['subject', 'message']).execute()
    expect(rows.map(({ subject }) => subject)).toEqual(['newsletter: test', 'newsletter: test'])
    const mails = rows.map(({ message }) => JSON.parse(message)).map(({ to, language }) => [to, language])
    expect(mails.sort()).toEqual([
      ['Agency@voorbeeld.example', 'nl'],
      ['fr@exemple.example', 'fr'],
    ])
    expect(await findSubscriptionOf(db(), 'agency@voorbeeld.example')).toBeUndefined()
    expect(await sendArticle(db(), article, later)).toBe(2)
  })

  test('of an erased person nothing is left, not even which articles they got', async () => {
    for (const email of ['an@voorbeeld.example', 'bo@voorbeeld.example']) await addSubscriber(db(), { email })
    await sendArticle(db(), article, now)
    await db()
      .updateTable('outbox')
      .set({ status: 'sent', message: 'null' })
      .where('subscription_id', '=', newsletter.idOf('an@voorbeeld.example'))
      .execute()
    await sendArticle(db(), other, now)
    expect(await erasePerson(db(), 'An@Voorbeeld.example')).toMatchObject({ subscriptions: 1 })
    const left = { subscription_id: newsletter.idOf('bo@voorbeeld.example') }
    expect(await db().selectFrom('outbox').select('subscription_id').execute()).toEqual([left, left])
    expect(await db().selectFrom('newsletter_mail').select('subscription_id').execute()).toEqual([left, left])
  })
})

describe('an article that cannot be mailed', () => {
  test('is unknown, a draft, or has no page of its own', () => {
    const draft = { ...article, id: 'draft', status: 'Draft' as const }
    globalThis.currentSnapshot = { ...snapshot, drafts: { ...snapshot.drafts, articles: [draft] } }
    expect(['nothing', '', 'draft', 'jobs'].map(findMailedArticle)).toEqual(['unknown', 'unknown', 'draft', 'no-page'])
  })
})
