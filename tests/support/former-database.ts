/** A database as the release before 0010 left it, with a row in every table. */
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { leads } from '../../lib/server/db/migrations/0001-leads.ts'
import { savedSearches } from '../../lib/server/db/migrations/0002-saved-searches.ts'
import { accounts } from '../../lib/server/db/migrations/0003-accounts.ts'
import { figures } from '../../lib/server/db/migrations/0004-figures.ts'
import { newsletter } from '../../lib/server/db/migrations/0005-newsletter.ts'
import { savedSearchPasswords } from '../../lib/server/db/migrations/0006-saved-search-passwords.ts'
import { viewings } from '../../lib/server/db/migrations/0007-viewings.ts'
import { outboxLeases } from '../../lib/server/db/migrations/0008-outbox-leases.ts'
import { returnedForms } from '../../lib/server/db/migrations/0009-returned-forms.ts'
import type { Database } from '../../lib/server/db/schema.ts'

const migrations: Record<string, Migration> = {
  '0001-leads': leads,
  '0002-saved-searches': savedSearches,
  '0003-accounts': accounts,
  '0004-figures': figures,
  '0005-newsletter': newsletter,
  '0006-saved-search-passwords': savedSearchPasswords,
  '0007-viewings': viewings,
  '0008-outbox-leases': outboxLeases,
  '0009-returned-forms': returnedForms,
}

const before = '2026-11-01T10:00:00.000Z'
const later = '2027-11-01T10:00:00.000Z'
const times = { created_at: before, updated_at: before }
const changed = { created_at: before, changed_at: before }

type Row = Readonly<Record<string, string | number | null>>

/** In an order that every reference finds its row. The table `viewing_lock` has its row from the migrations. */
export const formerRows: readonly (readonly [table: string, row: Row])[] = [
  [
    'submission',
    {
      id: 'lead-1',
      token: 'token-1',
      form: 'visit',
      language: 'fr',
      email: 'an@voorbeeld.example',
      property_id: 4102311,
      status: 'confirmed',
      payload: '{"FIRST_NAME":"An"}',
      created_at: before,
      link_clicked_at: before,
    },
  ],
  [
    'submission',
    {
      id: 'lead-2',
      token: 'token-2',
      form: 'contact',
      language: 'nl',
      email: '',
      property_id: null,
      status: 'new',
      payload: '{"REMARK":"Dag"}',
      created_at: before,
      link_clicked_at: null,
    },
  ],
  [
    'upload',
    {
      id: 'upload-1',
      submission_id: 'lead-1',
      field: 'CV',
      name: 'cv.pdf',
      kind: 'application/pdf',
      size: 4,
      content: 'JVBERg==',
    },
  ],
  [
    'appointment',
    {
      id: 'appointment-1',
      submission_id: 'lead-1',
      property_id: 4102311,
      agent_id: 11,
      starts_at: later,
      held_until: null,
      sequence: 2,
    },
  ],
  ['subscription', { id: 'subscription-1', email: 'bo@voorbeeld.example', language: 'en', status: 'confirmed', ...changed }],
  [
    'seeker',
    {
      id: 'subscriber-1',
      email: 'ci@voorbeeld.example',
      first_name: 'Ci',
      language: 'nl',
      status: 'confirmed',
      password_hash: null,
      ...changed,
    },
  ],
  [
    'saved_search',
    {
      id: 'search-1',
      seeker_id: 'subscriber-1',
      goal: 'sale',
      query: 'minBedrooms=2',
      budget: 400000,
      schedule: 'weekly',
      status: 'active',
      first_name: null,
      language: null,
      password_hash: null,
      ...changed,
    },
  ],
  ['listing_state', { property_id: 4102311, price: 485000, available: 1, changed_at: before }],
  [
    'listing_change',
    { property_id: 4102311, reason: 'price', key: '485000', price_before: 495000, matched: 0, created_at: before },
  ],
  [
    'alert',
    {
      seeker_id: 'subscriber-1',
      property_id: 4102311,
      reason: 'new',
      key: '',
      search_id: 'search-1',
      price_before: null,
      status: 'told',
      due_at: before,
    },
  ],
  [
    'alert',
    {
      seeker_id: 'subscriber-1',
      property_id: 4102311,
      reason: 'price',
      key: '485000',
      search_id: 'search-1',
      price_before: 495000,
      status: 'waiting',
      due_at: before,
    },
  ],
  [
    'outbox',
    {
      id: 'message-1',
      submission_id: 'lead-1',
      seeker_id: null,
      subscription_id: null,
      kind: 'mail',
      subject: 'visit: visitor',
      message: '{"to":"an@voorbeeld.example"}',
      status: 'queued',
      attempts: 1,
      due_at: before,
      last_error: 'ECONNREFUSED',
      created_at: before,
      done_at: null,
      priority: 0,
      lease_owner: null,
      lease_ends_at: null,
    },
  ],
  [
    'outbox',
    {
      id: 'message-2',
      submission_id: null,
      seeker_id: 'subscriber-1',
      subscription_id: null,
      kind: 'mail',
      subject: 'alert',
      message: 'null',
      status: 'sent',
      attempts: 1,
      due_at: before,
      last_error: null,
      created_at: before,
      done_at: before,
      priority: 1,
      lease_owner: null,
      lease_ends_at: null,
    },
  ],
  ['rate_limit', { key: 'ask:contact:hash', count: 3, window_ends_at: later }],
  ['used_challenge', { id: 'work:1', expires_at: later }],
  ['returned_form', { id: 'form-1', part: '', content: 'encrypted', size: 9, ends_at: later }],
  [
    'account',
    {
      id: 'account-1',
      email: 'owner@voorbeeld.example',
      email_verified: 1,
      name: 'Do',
      image: null,
      role: 'owner',
      language: 'nl',
      two_factor_enabled: 0,
      ...times,
    },
  ],
  [
    'account',
    {
      id: 'account-2',
      email: 'ci@voorbeeld.example',
      email_verified: 1,
      name: 'Ci',
      image: null,
      role: 'seeker',
      language: 'nl',
      two_factor_enabled: null,
      ...times,
    },
  ],
  [
    'credential',
    {
      id: 'credential-1',
      account_id: 'account-1',
      provider: 'credential',
      provider_account: 'account-1',
      password: 'hash',
      ...times,
    },
  ],
  [
    'session',
    {
      id: 'session-1',
      account_id: 'account-1',
      token: 'session-token',
      device: 'Firefox',
      address: null,
      ends_at: later,
      ...times,
    },
  ],
  ['verification', { id: 'verification-1', identifier: 'hash', value: 'account-1', ends_at: later, ...times }],
  [
    'second_factor',
    {
      id: 'factor-1',
      account_id: 'account-1',
      secret: 'encrypted',
      backup_codes: 'encrypted',
      verified: 1,
      failures: 0,
      locked_until: null,
    },
  ],
  ['owner_property', { account_id: 'account-1', property_id: 4102311 }],
  ['login_attempt', { key: 'hash', count: 4, next_try_at: before, forget_at: later }],
  ['property_figure', { property_id: 4102311, day: '2026-11-01', kind: 'view', source: 'google', count: 7 }],
  ['daily_salt', { day: '2026-11-01', salt: 'salt' }],
  ['counted_visit', { hash: 'visitor', day: '2026-11-01' }],
  [
    'portal_item',
    {
      id: 'item-1',
      property_id: 4102311,
      kind: 'visit',
      date: '2026-11-12',
      time: '10:30',
      type: 'visit',
      contact: 'Familie V.',
      subject: '',
      comment: 'Komt terug',
      status: 'done',
      link: null,
      views: null,
      contacts: null,
      email: 'v@voorbeeld.example',
      created_at: before,
    },
  ],
  [
    'monthly_report',
    {
      id: 'report-1',
      account_id: 'account-1',
      property_id: 4102311,
      month: '2026-10',
      content: '{"views":7}',
      created_at: before,
    },
  ],
  ['newsletter_mail', { article_id: 'article-1', subscription_id: 'subscription-1', created_at: before }],
  ['unwanted_mail', { recipient: 'hash', form: 'send-to-friend', created_at: before }],
]

/** Brings an empty database to 0009 and fills it. */
export async function makeFormerDatabase(db: Kysely<Database>): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
  for (const [table, row] of formerRows) {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db)
  }
}
