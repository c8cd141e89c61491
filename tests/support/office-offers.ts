/** Offers and applications in the office, on content that tests may write. */
import { beforeEach, vi } from 'vitest'
import type { ContenderForm } from '@/lib/domain/office/contenders'
import { getDb } from '@/lib/server/db/client'
import { findLead, saveLead } from '@/lib/server/db/repositories/leads/leads'
import { type ContendersView, getContenders } from '@/lib/server/office/offers/contenders-view'
import type { DecisionRequest } from '@/lib/server/office/offers/make-decision'
import { staffAtShell } from '@/lib/server/office/staff/staff'
import { writeContent } from './changed-content.ts'
import { getProperty, snapshot } from './content.ts'
import { makeLead } from './leads.ts'

export const now = new Date('2026-11-21T10:00:00Z')

export const house = getProperty('s01')

export const rental = getProperty('r01')

export const staff = staffAtShell('nl')

export const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

export const person = (name: string, rest: object) => ({
  FIRST_NAME: name,
  LAST_NAME: 'Maes',
  EMAIL: `${name.toLowerCase()}@voorbeeld.example`,
  ADDRESS: 'Statielei 1',
  ZIP: '2600',
  CITY: 'Berchem',
  ...rest,
})

/** A separate content folder for each test, with offers and applications. */
export function prepareOffers() {
  let content: string

  beforeEach(async () => {
    content = writeContent({})
    vi.stubEnv('CONTENT_DIR', content)
    globalThis.currentSnapshot = snapshot
    const db = await getDb()
    for (const table of ['lead', 'audit', 'office_listing', 'listing_override', 'portal_item', 'account'] as const)
      await db.deleteFrom(table).execute()
    return () => {
      vi.stubEnv('CONTENT_DIR', 'data')
    }
  })

  async function add(id: string, form: ContenderForm, language: string, payload: object, createdAt: Date) {
    const propertyId = form === 'purchase-offer' ? house.id : rental.id
    const email = String((payload as { EMAIL?: string }).EMAIL)
    await saveLead(
      await getDb(),
      makeLead({ id, token: id, form, language, email, propertyId, payload, slot: undefined }),
      createdAt,
    )
  }

  const offer = (amount: number) => ({
    AMOUNT: amount,
    START_DATE: '2026-11-20',
    END_DATE: '2026-11-25',
    SUSPENSIVE: ['financing'],
    PLACE: 'Antwerpen',
    SIGN_DATE: '2026-11-20',
  })

  async function addOffers() {
    await add('rik', 'purchase-offer', 'nl', person('Rik', offer(980_000)), hoursAgo(5))
    await add('grace', 'purchase-offer', 'en', person('Grace', offer(990_000)), hoursAgo(29))
    await add('hugo', 'purchase-offer', 'fr', person('Hugo', offer(1_000_000)), hoursAgo(47))
  }

  async function addApplications() {
    await add('nadia', 'rental-application', 'fr', person('Nadia', { ADULTS: 1, INCOME_A: 2_550 }), hoursAgo(44))
    await add('samir', 'rental-application', 'nl', person('Samir', { ADULTS: 2, KIDS: 1, INCOME_A: 9_000 }), hoursAgo(20))
  }

  async function view(form: ContenderForm, query: { accept?: string; refuse?: string } = {}): Promise<ContendersView> {
    const look = { staff, language: 'nl' as const, now, accept: query.accept, refuse: query.refuse }
    const found = await getContenders(await getDb(), form, form === 'purchase-offer' ? house.id : rental.id, staff, look)
    if (!found) throw new Error('nobody wants it')
    return found
  }

  /** The form values that the page would send. */
  async function decidingOn(form: ContenderForm, id: string, changes: Partial<DecisionRequest> = {}): Promise<DecisionRequest> {
    const { sheet, state, listingVersion, propertyId } = await view(form, { accept: id })
    if (!sheet) throw new Error('nothing to decide')
    return {
      ...{ form, from: state, others: sheet.seen, letter: sheet.letter, reason: undefined },
      lead: { id, version: sheet.contender.version },
      listing: { id: propertyId, version: listingVersion },
      ...changes,
    }
  }

  const trail = async () =>
    (await (await getDb()).selectFrom('audit').select(['action', 'subject', 'subject_id', 'detail']).execute()).map(
      ({ action, subject, subject_id, detail }) => [action, subject, subject_id, detail].filter(Boolean).join(' '),
    )

  const statusOf = async (id: string) => (await findLead(await getDb(), id))?.status

  return { content: () => content, add, offer, addOffers, addApplications, view, decidingOn, trail, statusOf }
}
