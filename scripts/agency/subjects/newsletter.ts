/** Commands about newsletter subscribers, and to mail an article to them. */
import { stringify } from 'csv-stringify/sync'
import { getSnapshot } from '../../../lib/server/content/snapshot/current-snapshot.ts'
import { readConfirmed, type Subscription } from '../../../lib/server/db/repositories/subscriptions/subscriptions.ts'
import { sendArticleAs } from '../../../lib/server/office/newsletter/newsletter-actions.ts'
import { staffAtShell } from '../../../lib/server/office/staff/staff.ts'
import { findMailedArticle } from '../../../lib/server/subscriptions/newsletter/find-mailed-article.ts'
import { sendTest } from '../../../lib/server/subscriptions/newsletter/send-article.ts'
import { type ExitCode, fail, type Line, type Subject } from '../command.ts'
import { withDb } from '../with-db.ts'

const byLanguage = (a: Subscription, b: Subscription) => a.language.localeCompare(b.language) || a.email.localeCompare(b.email)

const findSubscribers = () =>
  withDb(async (db) => {
    const subscribers: Subscription[] = []
    for await (const some of readConfirmed(db, 1000)) subscribers.push(...some)
    return subscribers.sort(byLanguage)
  })

function printCounts(subscribers: readonly Subscription[]): void {
  for (const language of new Set(subscribers.map((subscriber) => subscriber.language)))
    console.log(`${language}  ${subscribers.filter((subscriber) => subscriber.language === language).length}`)
  console.log(`${subscribers.length} confirmed subscriber(s)`)
}

/** `escape_formulas`: spreadsheets would execute a cell that starts like a formula. */
function printCsv(subscribers: readonly Subscription[]): void {
  const rows = subscribers.map(({ email, language, changedAt }) => ({ email, language, confirmedAt: changedAt }))
  const columns = ['email', 'language', 'confirmedAt']
  process.stdout.write(stringify(rows, { header: true, columns, bom: true, escape_formulas: true }))
}

async function list({ flag }: Line): Promise<undefined> {
  const print = flag('csv') ? printCsv : printCounts
  print(await findSubscribers())
}

const obstacles = {
  unknown: 'No article has this id: expected the name of a folder in articles/.',
  draft: 'This article is not published.',
  'no-page': 'This article has no page of its own that a mail could lead to.',
} as const

const next = 'the running site sends what is there, or npm run outbox -- send'

async function send({ words: [id = ''], option }: Line): Promise<ExitCode | undefined> {
  const article = findMailedArticle(id)
  if (typeof article === 'string') return fail(`${id}: ${obstacles[article]}`)
  const testAddress = option('test')
  await withDb(async (db) => {
    if (testAddress === undefined)
      console.log(
        `${await sendArticleAs(db, staffAtShell(getSnapshot().site.defaultLanguage), article, new Date())} mail(s) in the outbox; ${next}`,
      )
    else {
      await sendTest(db, article, testAddress, new Date())
      console.log(`A mail to ${testAddress} alone is in the outbox; ${next}`)
    }
  })
  return undefined
}

export const newsletter: Subject = {
  defaultVerb: 'list',
  verbs: {
    list: {
      summary: 'how many confirmed the newsletter, by language',
      options: { csv: { shape: 'flag', describes: 'who they are, as CSV for a mailing service' } },
      run: list,
    },
    send: {
      summary: 'mails a published article to every subscriber who did not get it yet',
      words: [{ name: 'article id', shape: 'text' }],
      options: { test: { shape: 'mail', describes: 'to this address alone, to see it; notes nothing' } },
      run: send,
    },
  },
}
