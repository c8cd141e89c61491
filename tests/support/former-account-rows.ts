/** Rows of a database of the release before migration 0010: accounts, their data, and counts. */
export const before = '2026-11-01T10:00:00.000Z'
export const later = '2027-11-01T10:00:00.000Z'
const times = { created_at: before, updated_at: before }
export const changed = { created_at: before, changed_at: before }

type Row = Readonly<Record<string, string | number | null>>

export type FormerRows = readonly (readonly [table: string, row: Row])[]

export const accountRows: FormerRows = [
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
