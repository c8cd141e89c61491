/** Personal data besides leads, for a right of access request (GDPR, article 15): the columns as stored, without secrets. */
import 'server-only'
import type { Staff } from '../../../office/staff/staff.ts'
import type { Db } from '../../client.ts'

type Reader = Staff<'handleLeads'>

const findNewsletter = (db: Db, email: string) =>
  db
    .selectFrom('subscription')
    .select(['language', 'status', 'created_at as createdAt', 'changed_at as changedAt'])
    .where('email', '=', email)
    .executeTakeFirst()

async function findSearches(db: Db, email: string) {
  const subscriber = await db
    .selectFrom('subscriber')
    .select(['id', 'first_name as firstName', 'language', 'status', 'created_at as createdAt', 'changed_at as changedAt'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!subscriber) return undefined
  const { id, ...person } = subscriber
  const searches = await db
    .selectFrom('saved_search')
    .select(['goal', 'query', 'budget', 'schedule', 'status', 'created_at as createdAt', 'changed_at as changedAt'])
    .where('subscriber_id', '=', id)
    .orderBy('created_at')
    .execute()
  return { ...person, searches }
}

const findAnswers = (db: Db, accountId: string) =>
  db
    .selectFrom('viewing_answer')
    .select(['starts_at as startsAt', 'answer', 'reason', 'suggestion', 'answered_at as answeredAt'])
    .where('account_id', '=', accountId)
    .orderBy('answered_at')
    .execute()

const findFiles = (db: Db, accountId: string) =>
  db
    .selectFrom('owner_file')
    .select(['property_id as propertyId', 'kind', 'name', 'size', 'sent_at as sentAt'])
    .where('account_id', '=', accountId)
    .orderBy('sent_at')
    .execute()

async function findAccount(db: Db, email: string) {
  const account = await db
    .selectFrom('account')
    .select(['id', 'name', 'role', 'language', 'created_at as createdAt'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!account) return undefined
  const { id, ...person } = account
  const owned = await db
    .selectFrom('owner_property')
    .select('property_id')
    .where('account_id', '=', id)
    .orderBy('property_id')
    .execute()
  const properties = owned.map(({ property_id }) => property_id)
  return { ...person, properties, viewingAnswers: await findAnswers(db, id), files: await findFiles(db, id) }
}

const findItems = (db: Db, email: string) =>
  db
    .selectFrom('portal_item')
    .select(['property_id as propertyId', 'kind', 'date', 'time', 'type', 'contact', 'subject', 'comment', 'status'])
    .where('email', '=', email)
    .orderBy('date')
    .execute()

/**
 * Newsletter sign-up, saved searches, account, and items logged about the person in portals of owners. Texts in shared lists are
 * not included: people read them there, and the office never does.
 * @param email in lower case.
 */
export async function findPersonalData(db: Db, _staff: Reader, email: string) {
  return {
    newsletter: await findNewsletter(db, email),
    savedSearches: await findSearches(db, email),
    account: await findAccount(db, email),
    portalItems: await findItems(db, email),
  }
}
