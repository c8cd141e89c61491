/** Mailed links of an erased person do not work for somebody who uses the address later. */
import { expect, test } from 'vitest'
import { getDb } from '@/lib/server/db/client'
import { erasePerson } from '@/lib/server/privacy/erase-person'
import { endByLink } from '@/lib/server/subscriptions/saved-searches/answer-link'
import { findVisitor } from '@/lib/server/subscriptions/saved-searches/find-subscriber'
import { searchMailing } from '@/lib/server/subscriptions/saved-searches/search-mailing'
import { now, person, prepareSearches, registered } from '../../support/registered-searches.ts'
import { describeSiteOnBoth } from '../../support/viewings.ts'

describeSiteOnBoth('an erased person who saves a search again', () => {
  prepareSearches()

  test('is only accessible by new links: the old ones may have been forwarded', async () => {
    const db = await getDb()
    const { subscriber: before } = await registered(db)
    const [manage, end] = (['manage', 'end'] as const).map((action) => searchMailing.makeToken(action, before.id, now))
    expect(await findVisitor(manage ?? '', new Headers(), now)).toMatchObject({ email: person.EMAIL.toLowerCase() })
    await erasePerson(db, person.EMAIL)
    const { subscriber: after } = await registered(db)
    expect(await findVisitor(manage ?? '', new Headers(), now)).toBeUndefined()
    expect(await endByLink(db, end ?? '', now)).toBeUndefined()
    const own = searchMailing.makeToken('manage', after.id, now)
    expect(await findVisitor(own, new Headers(), now)).toMatchObject({ status: 'confirmed' })
  })

  test('has one link for all searches', async () => {
    const db = await getDb()
    const [first, second] = [await registered(db), await registered(db)]
    expect(second.subscriber.id).toBe(first.subscriber.id)
  })
})
