/** What forms, the privacy statement and docs/privacy.md say of how long things are kept is what the code does. */
import { readFileSync } from 'node:fs'
import { Kysely } from 'kysely'
import { describe, expect, test } from 'vitest'
import { storedItems } from '@/lib/domain/consent/browser-storage'
import { sharedListDays } from '@/lib/domain/shared-list/shared-list'
import { type Language, languageCodes } from '@/lib/domain/text/language'
import { type FormId, forms } from '@/lib/forms/registry'
import { messages } from '@/lib/i18n/messages'
import { readSettings } from '@/lib/process/settings'
import { migrateToLatest } from '@/lib/server/db/migrate'
import type { Database } from '@/lib/server/db/schema'
import { sqliteDialect } from '@/lib/server/db/sqlite'
import { pendingDays } from '@/lib/server/privacy/retention'

const { LEAD_DAYS, CANDIDATE_DAYS } = readSettings({})

/** How each form says what the code does with it. */
const says = {
  nl: {
    years: /hoogstens twee jaar/,
    whileWanted: /tot ik (me uitschrijf|de zoekopdracht stopzet)/,
    refused: /gewist wanneer ik niet/,
  },
  fr: { years: /deux ans au plus/, whileWanted: /jusqu’à ce que j/, refused: /effacées si je ne deviens pas/ },
  en: { years: /two years at most/, whileWanted: /until I (unsubscribe|end)/, refused: /deleted if I do not become/ },
  de: {
    years: /höchstens zwei Jahre/,
    whileWanted: /bis ich (mich abmelde|den Suchauftrag beende)/,
    refused: /gelöscht, wenn ich nicht/,
  },
} as const satisfies Record<Language, object>

type Rule = keyof (typeof says)['nl']

const hasAgreement = (form: FormId) => 'agreement' in messages.nl.Forms[form]

/** What is kept otherwise than a lead. `refused`: `CANDIDATE_DAYS`; `whileWanted`: no lead is kept for long, but a sign-up. */
const otherwise: Partial<Record<FormId, Rule>> = {
  'rental-application': 'refused',
  newsletter: 'whileWanted',
  'demand-register': 'whileWanted',
  'save-search': 'whileWanted',
}

/** Each form that asks to agree to something; `years`: kept as a lead, `LEAD_DAYS`. */
const agreed = (Object.keys(forms) as FormId[]).filter(hasAgreement).map((form) => [form, otherwise[form] ?? 'years'] as const)

test('the settings say what the texts are written for', () => {
  expect([LEAD_DAYS, CANDIDATE_DAYS, pendingDays]).toEqual([2 * 365, 90, 30])
})

test('every agreement is of a form, and so is what is kept otherwise', () => {
  const withAgreement = Object.entries(messages.nl.Forms).flatMap(([form, texts]) => ('agreement' in Object(texts) ? [form] : []))
  expect(withAgreement.sort()).toEqual(agreed.map(([form]) => form).sort())
  expect(withAgreement).toEqual(expect.arrayContaining(Object.keys(otherwise)))
})

describe.each(languageCodes)('in %s', (language) => {
  test.each(agreed)('%s: %s', (form, rule) => {
    const { agreement } = messages[language].Forms[form] as { agreement: string }
    const { [rule]: own, ...others } = says[language] as Record<Rule, RegExp>
    expect(agreement).toMatch(own)
    for (const other of Object.values<RegExp>(others)) expect(agreement).not.toMatch(other)
  })

  const statement = readFileSync(`data/articles/privacy-statement/${language}.md`, 'utf8')
  const rows = statement
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
  const figures = (row: string) => [...(row.split('|').at(-2) ?? '').matchAll(/\d+/g)].map(Number)

  test('the privacy statement has the same figures', () => {
    const days = storedItems.accountSession.maxAge / 86_400
    expect(rows.map(figures).filter((found) => found.length > 0)).toEqual([
      [LEAD_DAYS / 365],
      [pendingDays, pendingDays, LEAD_DAYS / 365],
      [pendingDays, pendingDays],
      [sharedListDays],
      // Who reported a mail gets none as long as its code is kept.
      [LEAD_DAYS / 365],
      [CANDIDATE_DAYS / 30],
      [days],
    ])
  })
})

test.each([
  ['nl', 'twee jaar'],
  ['fr', 'deux ans'],
  ['en', 'two years'],
  ['de', 'zwei Jahre'],
] as const)('in %s whoever reports a mail reads how long that is kept', (language, years) => {
  expect(messages[language].UnwantedMail.askLead).toContain(years)
})

test('docs/privacy.md has the same figures', () => {
  const documents = readFileSync('docs/privacy.md', 'utf8')
  const row = (table: string) => documents.split('\n').find((line) => line.startsWith(`| \`${table}\``)) ?? ''
  expect(row('lead')).toContain(`\`LEAD_DAYS\` (${LEAD_DAYS})`)
  expect(row('lead')).toContain(`\`CANDIDATE_DAYS\` (${CANDIDATE_DAYS})`)
  for (const table of ['subscription', 'subscriber', 'saved_search']) expect(row(table)).toContain(`${pendingDays} days`)
  expect(row('account.session_token')).toContain(`${storedItems.accountSession.maxAge / 86_400} days`)
})

test('docs/privacy.md says of each table of the database what it holds of people, and of no other', async () => {
  const db = new Kysely<Database>({ dialect: sqliteDialect(':memory:') })
  await migrateToLatest(db)
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  await db.destroy()
  const section = /## In the database\n(.*?)\n## /s.exec(readFileSync('docs/privacy.md', 'utf8'))?.[1] ?? ''
  expect([...section.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name).sort()).toEqual(tables.sort())
})
