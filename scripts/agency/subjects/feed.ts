/** Commands about feeds: listings from the agency's CRM or from partners. */
import { copyFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type FeedReport, formatFeedReport } from '../../../lib/feeds/feed-report.ts'
import type { FeedSource } from '../../../lib/feeds/feed-source.ts'
import { formatShares } from '../../../lib/feeds/filled-fields.ts'
import { getSnapshot, showByHand } from '../../../lib/server/content/snapshot/current-snapshot.ts'
import { inboxOf } from '../../../lib/server/feeds/feed-store.ts'
import { readFields } from '../../../lib/server/feeds/read-fields.ts'
import { findFeedReports, runSource } from '../../../lib/server/feeds/run-source.ts'
import { bringFeed, giveFeed } from '../../../lib/server/feeds/share-feeds.ts'
import { makePrivateFolder } from '../../../lib/server/runtime/var-folder.ts'
import { callSite } from '../../call-site.ts'
import { type ExitCode, fail, type Line, type Subject, UsageError } from '../command.ts'
import { withDb } from '../with-db.ts'

function findSource(name: string): FeedSource {
  const { feeds } = getSnapshot()
  const source = feeds.find((feed) => feed.name === name)
  if (source) return source
  throw new UsageError(`No source "${name}" in feeds.json; there is ${feeds.map((feed) => feed.name).join(', ') || 'none'}.`)
}

const print = (reports: readonly FeedReport[], line: Line) =>
  console.log(
    line.flag('json')
      ? JSON.stringify(reports, null, 2)
      : reports.map((report) => formatFeedReport(report).join('\n')).join('\n\n'),
  )

async function run(line: Line): Promise<ExitCode> {
  showByHand()
  const source = findSource(line.words[0] ?? '')
  const options = { now: new Date(), isDryRun: line.flag('dry-run'), acceptsGone: line.flag('accept-gone') }
  const report = await withDb((db) => runSource(db, source, options))
  if (!report) return fail(`Another run of ${source.name} is under way.`)
  // A site that is not running reads the listings at its next start.
  if (report.outcome === 'done' && !report.isDryRun) await callSite('/api/reload-content/')
  print([report], line)
  return report.outcome === 'stopped' || report.outcome === 'failed' ? 1 : 0
}

async function report(line: Line): Promise<ExitCode> {
  const [name] = line.words
  const reports = await withDb((db) => findFeedReports(db, name, Number(line.option('last') ?? 1)))
  if (reports.length === 0) return fail('No run yet.')
  print(reports, line)
  return 0
}

async function upload(line: Line): Promise<ExitCode> {
  const [name = '', file = ''] = line.words
  const source = findSource(name)
  if (!source.upload) throw new UsageError(`The source ${name} reads no uploads; give it "upload": true in feeds.json.`)
  const inbox = inboxOf(name)
  await bringFeed(name)
  makePrivateFolder(inbox)
  copyFileSync(file, join(inbox, `${new Date().toISOString().replaceAll(':', '-')}-${basename(file)}`))
  await giveFeed(name)
  console.log(`Uploaded. Take it over with: npm run agency -- feed run ${name}`)
  return 0
}

async function fields(line: Line): Promise<ExitCode> {
  const read = await readFields(findSource(line.words[0] ?? ''))
  if ('kind' in read) return fail(`${read.payload}: ${read.message}`)
  console.log(line.flag('json') ? JSON.stringify(read, null, 2) : formatShares(read).join('\n'))
  return 0
}

const json = { shape: 'flag', describes: 'the report as data' } as const
const source = { name: 'source', shape: 'text' } as const

export const feed: Subject = {
  verbs: {
    run: {
      summary: 'takes over the listings of a source of feeds.json',
      words: [source],
      options: {
        'dry-run': { shape: 'flag', describes: 'only says what would be done' },
        'accept-gone': { shape: 'flag', describes: 'also when more listings are gone than the source allows' },
        json,
      },
      run,
    },
    report: {
      summary: 'what the last run of a source found, or the last of all',
      words: [{ ...source, isOptional: true }],
      options: { last: { shape: 'number', describes: 'how many runs; ninety of each source are kept' }, json },
      run: report,
    },
    fields: {
      summary: 'which share of our fields each listing of a source fills, and which they leave out',
      words: [source],
      options: { json },
      run: fields,
    },
    upload: {
      summary: 'gives a source that reads uploads its next file',
      words: [source, { name: 'file', shape: 'text' }],
      run: upload,
    },
  },
}
