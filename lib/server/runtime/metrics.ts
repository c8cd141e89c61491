/** Metrics of the running site: responses, queues, and problems of content, feeds, mails, database and disk. */
import 'server-only'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { exposeMetrics, type Metric, type Sample } from '../../process/exposition.ts'
import { durationLimits, traffic } from '../../process/traffic.ts'
import { findContentAges } from '../content/publish/content-age.ts'
import { getContentState } from '../content/snapshot/current-snapshot.ts'
import { getDb } from '../db/client.ts'
import { summarizeOutbox } from '../db/repositories/site/site-figures.ts'
import { outboxPausedSince } from '../outbox/pause-outbox.ts'
import { env } from './env.ts'
import { findReadiness } from './readiness.ts'
import { findFree } from './var-folder.ts'

const delay = monitorEventLoopDelay({ resolution: 20 })
delay.enable()

const gauge = (name: string, help: string, ...samples: Sample[]): Metric => ({
  name: `site_${name}`,
  help,
  type: 'gauge',
  samples,
})
const counter = (name: string, help: string, samples: Sample[]): Metric => ({
  name: `site_${name}`,
  help,
  type: 'counter',
  samples,
})

const partsOf = (key: string) => {
  const [kind = '', status = ''] = key.split(' ')
  return { kind, status }
}

function durations(): Metric {
  const samples = [...traffic().durations].flatMap(([kind, { counts, sum, total }]) => [
    ...durationLimits.map((limit, index) => ({
      suffix: '_bucket',
      labels: { kind, le: String(limit) },
      value: counts[index] ?? 0,
    })),
    { suffix: '_bucket', labels: { kind, le: '+Inf' }, value: total },
    { suffix: '_sum', labels: { kind }, value: sum },
    { suffix: '_count', labels: { kind }, value: total },
  ])
  return { name: 'site_answer_seconds', help: 'How long answers took, by kind of request.', type: 'histogram', samples }
}

function answers(): Metric[] {
  const { answers: counts, fromCache, made, load } = traffic()
  const requests = [...counts].map(([key, value]) => ({ labels: partsOf(key), value }))
  const waiting = Object.entries(load()).map(([kind, { waiting: value }]) => ({ labels: { kind }, value }))
  const running = Object.entries(load()).map(([kind, { running: value }]) => ({ labels: { kind }, value }))
  return [
    counter('answers_total', 'Answers by kind of request and status; 0 for visitors who left before.', requests),
    counter('answers_from_memory_total', 'Responses from the page cache.', [{ value: fromCache }]),
    counter(
      'pages_made_total',
      'Pages rendered for the page cache, by the process that rendered them.',
      Object.entries(made).map(([by, value]) => ({ labels: { by }, value })),
    ),
    durations(),
    gauge('requests_waiting', 'Requests that wait for their turn.', ...waiting),
    gauge('requests_running', 'Requests that are worked on.', ...running),
  ]
}

function machine(free: number | undefined): Metric[] {
  const { rss, heapUsed } = process.memoryUsage()
  const late = delay.percentile(99) / 1e9
  delay.reset()
  return [
    gauge(
      'memory_bytes',
      'Memory of the process.',
      { labels: { of: 'process' }, value: rss },
      { labels: { of: 'heap' }, value: heapUsed },
    ),
    gauge('event_loop_delay_seconds', 'How late the event loop was in one of a hundred turns since it was last asked.', {
      value: Number.isFinite(late) ? late : 0,
    }),
    gauge('uptime_seconds', 'Since the start.', { value: Math.round(process.uptime()) }),
    gauge('disk_free_bytes', 'What the disk of VAR_DIR has left.', ...(free === undefined ? [] : [{ value: free }])),
  ]
}

function content(): Metric[] {
  const state = getContentState()
  return [
    gauge('content_held_items', 'Items of the content that are held back.', { value: state?.held.length ?? 0 }),
    gauge('content_last_good', '1 while the content is refused and the last good one is shown.', {
      value: state?.serves === 'last-good' ? 1 : 0,
    }),
  ]
}

const secondsSince = (time: string, now: Date) => Math.max(0, Math.round((now.getTime() - Date.parse(time)) / 1000))

/** @throws errors of the database. */
async function work(now: Date): Promise<Metric[]> {
  const db = await getDb()
  const [outbox, pausedSince] = await Promise.all([summarizeOutbox(db), outboxPausedSince(db)])
  const ages = await findContentAges(db, now).catch(() => [])
  const [folder, feeds] = [ages.filter(({ source }) => source === 'folder'), ages.filter(({ source }) => source !== 'folder')]
  const messages = outbox.map(({ status, count }) => ({ labels: { status }, value: count }))
  const [oldest] = outbox.filter(({ status }) => status === 'queued').map(({ since }) => secondsSince(since, now))
  return [
    gauge('outbox_messages', 'Messages that wait (queued) and that nobody tries any more (failed).', ...messages),
    gauge('outbox_oldest_seconds', 'How long the oldest message waits.', { value: oldest ?? 0 }),
    gauge('outbox_held', '1 while a restored copy sends nothing.', { value: pausedSince === undefined ? 0 : 1 }),
    gauge(
      'feed_age_seconds',
      'Since the last run that went well of a feed that the content names.',
      ...feeds.map(({ source, seconds }) => ({ labels: { source }, value: seconds })),
    ),
    gauge(
      'content_age_seconds',
      'How long what is shown has been behind the folder of the content; 0 while it is not.',
      ...folder.map(({ seconds }) => ({ value: seconds })),
    ),
  ]
}

/** All metrics as text (Prometheus format). Those that cannot be read are left out; `site_ready` says which part fails. */
export async function writeMetrics(now: Date): Promise<string> {
  const { content: hasContent, fresh = true, database, disk } = await findReadiness(now.getTime())
  const parts = { content: hasContent, fresh, database, disk }
  const ready = gauge(
    'ready',
    '1 for each part that works, as /api/ready/ says.',
    ...Object.entries(parts).map(([part, works]) => ({ labels: { part }, value: works ? 1 : 0 })),
  )
  const free = await findFree(env().VAR_DIR).catch(() => undefined)
  const found = database ? await work(now).catch(() => []) : []
  return exposeMetrics([ready, ...answers(), ...content(), ...found, ...machine(free)])
}
