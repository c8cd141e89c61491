/**
 * `npm run newsletter`: how many confirmed the newsletter, by language; `-- list --csv` writes who, for a mailing service.
 * `-- send <article id>` mails a published article to everybody of them who did not get it yet; `--test <mail>` to that address alone.
 */
import { parseArgs } from 'node:util'
import { stringify } from 'csv-stringify/sync'
import { closeDb, getDb } from '../lib/server/db/client.ts'
import { readConfirmed, type Subscription } from '../lib/server/db/repositories/subscriptions.ts'
import { findMailedArticle } from '../lib/server/subscriptions/newsletter/find-mailed-article.ts'
import { sendArticle, sendTest } from '../lib/server/subscriptions/newsletter/send-article.ts'

function fail(text: string, code = 1): void {
  console.error(text)
  process.exitCode = code
}

const usage = () => fail('Usage: npm run newsletter [-- list [--csv] | send <article id> [--test <mail>]]', 2)

const byLanguage = (a: Subscription, b: Subscription) => a.language.localeCompare(b.language) || a.email.localeCompare(b.email)

async function findSubscribers(): Promise<Subscription[]> {
  const subscribers: Subscription[] = []
  for await (const people of readConfirmed(await getDb(), 1000)) subscribers.push(...people)
  return subscribers.sort(byLanguage)
}

async function list(): Promise<void> {
  const subscribers = await findSubscribers()
  for (const language of new Set(subscribers.map((subscriber) => subscriber.language)))
    console.log(`${language}  ${subscribers.filter((subscriber) => subscriber.language === language).length}`)
  console.log(`${subscribers.length} confirmed subscriber(s)`)
}

/** Spreadsheets run a cell that starts like a formula; `escape_formulas` keeps it text. */
async function csv(): Promise<void> {
  const rows = (await findSubscribers()).map(({ email, language, changedAt }) => ({ email, language, confirmedAt: changedAt }))
  const columns = ['email', 'language', 'confirmedAt']
  process.stdout.write(stringify(rows, { header: true, columns, bom: true, escape_formulas: true }))
}

const obstacles = {
  unknown: 'No article has this id: expected the name of a folder in articles/.',
  draft: 'This article is not published.',
  'no-page': 'This article has no page of its own that a mail could lead to.',
} as const

const next = 'the running site sends what is there, or npm run outbox -- send'

async function send(id: string, testAddress: string | undefined): Promise<void> {
  const article = findMailedArticle(id)
  if (typeof article === 'string') return fail(`${id}: ${obstacles[article]}`)
  const db = await getDb()
  if (testAddress === undefined) console.log(`${await sendArticle(db, article, new Date())} mail(s) in the outbox; ${next}`)
  else {
    await sendTest(db, article, testAddress, new Date())
    console.log(`A mail to ${testAddress} alone is in the outbox; ${next}`)
  }
}

/** Undefined when the words are not understood: a slip must never mail everybody. */
function readWords() {
  try {
    return parseArgs({ allowPositionals: true, options: { csv: { type: 'boolean' }, test: { type: 'string' } } })
  } catch {
    return undefined
  }
}

async function run(): Promise<void> {
  const words = readWords()
  if (!words) return usage()
  const [command = 'list', id, ...more] = words.positionals
  const { csv: isCsv, test } = words.values
  if (command === 'list' && id === undefined && test === undefined) return isCsv ? csv() : list()
  const isSend = command === 'send' && id !== undefined && more.length === 0 && !isCsv
  return isSend && (test === undefined || test.includes('@')) ? send(id, test) : usage()
}

await run()
await closeDb()
