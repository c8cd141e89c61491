/** Mails the office when a feed needs attention: a run was stopped, or listings are held back. */
import 'server-only'
import { z } from 'zod'
import type { FeedReport } from '../../feeds/feed-report.ts'
import { pickUnreported } from '../content/publish/content-mails.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Db } from '../db/client.ts'
import { queueMessages } from '../db/repositories/outbox/outbox.ts'
import { paragraph } from '../mail/mail-parts.ts'
import { defineTemplate } from '../mail/mail-template.ts'

const schema = z.object({
  source: z.string(),
  because: z.string().optional(),
  held: z.array(z.object({ item: z.string(), reason: z.string() })),
})

/** Most lines of one mail; `agency feed report` shows all. */
const mostRows = 30

export const feedTemplate = defineTemplate({
  name: 'feed-needs-you',
  schema,
  render: ({ source, because, held }, { t }) => {
    const stopped = because === undefined ? [] : [{ label: t('FeedMail.because'), value: because }]
    const rows = held.slice(0, mostRows).map(({ item, reason }) => ({ label: item, value: reason }))
    const kind = because === undefined ? 'held' : 'stopped'
    return {
      title: t(`FeedMail.${kind}Title`, { source }),
      preheader: because ?? held.map(({ item, reason }) => `${item}: ${reason.split('\n')[0]}`).join(', '),
      blocks: [paragraph(t(`FeedMail.${kind}Text`)), { kind: 'facts', rows: [...stopped, ...rows] }],
      closing: [t('FeedMail.onceADay', { source })],
    }
  },
})

type Held = { source: string; item: string; reason: string }

/** One line per listing, with everything that it lacks. */
function heldOf({ source, remarks }: FeedReport): Held[] {
  const held = remarks.filter(({ level, by }) => level === 'held-back' && by === undefined)
  const items = [...new Set(held.map(({ id }) => id ?? 'feed'))]
  const text = ({ field, message, found }: FeedReport['remarks'][number]) =>
    `${field}: ${message}${found === undefined ? '' : `; found ${found}`}`
  return items.map((item) => ({
    source,
    item,
    reason: held
      .filter(({ id = 'feed' }) => id === item)
      .map(text)
      .join('\n'),
  }))
}

/** Queues the mail; problems that were mailed within the last day are not repeated. */
export async function notifyOfficeOfFeed(db: Db, report: FeedReport, now: Date): Promise<void> {
  const { source, outcome, because = outcome } = report
  const isStopped = outcome === 'stopped' || outcome === 'failed'
  const reasons = isStopped ? await pickUnreported(db, [{ source, because }], now) : []
  const held = await pickUnreported(db, heldOf(report), now)
  if (reasons.length + held.length === 0) return
  const { site } = getSnapshot()
  const recipient = { to: site.contact.email, language: site.defaultLanguage }
  const values = { source, held: held.map(({ item, reason }) => ({ item, reason })), ...(reasons.length > 0 && { because }) }
  await queueMessages(db, [{ kind: 'mail', subject: 'feed', message: feedTemplate.mail(recipient, values) }], now)
}
