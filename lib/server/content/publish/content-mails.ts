/** Notifies the office by mail of content that is held back or refused, and when everything is in order again. */
import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { dayMs } from '../../../domain/text/date.ts'
import { logError } from '../../../process/log.ts'
import { type Db, getDb } from '../../db/client.ts'
import { countIn } from '../../db/repositories/forms/rate-limits.ts'
import { queueMessages } from '../../db/repositories/outbox/outbox.ts'
import { deleteState, writeState } from '../../db/repositories/site/site-state.ts'
import { paragraph } from '../../mail/mail-parts.ts'
import { defineTemplate } from '../../mail/mail-template.ts'
import { type ContentReport, isInOrder } from '../check/content-report.ts'
import { getSnapshot } from '../snapshot/current-snapshot.ts'

const shows = { 'last good version': 'lastGood', nothing: 'nothing' } as const

const schema = z.object({
  refusedBecause: z.array(z.string()),
  held: z.array(z.object({ item: z.string(), shows: z.enum(['last good version', 'nothing']), because: z.array(z.string()) })),
})

/** Most rows of one mail; `npm run check-data` lists all. */
const mostRows = 30

export const contentHeldTemplate = defineTemplate({
  name: 'content-held-back',
  schema,
  render: ({ refusedBecause, held }, { t }) => {
    const refused = refusedBecause.slice(0, mostRows).map((line) => ({ label: t('ContentMail.refused'), value: line }))
    const rows = held.slice(0, mostRows).map((entry) => ({
      label: entry.item,
      value: [t(`ContentMail.${shows[entry.shows]}`), ...entry.because].join('\n'),
    }))
    return {
      title: t(refused.length > 0 ? 'ContentMail.refusedTitle' : 'ContentMail.heldTitle'),
      preheader: held.map(({ item }) => item).join(', ') || refusedBecause.join(', '),
      blocks: [
        paragraph(t(refused.length > 0 ? 'ContentMail.refusedText' : 'ContentMail.heldText')),
        { kind: 'facts', rows: [...refused, ...rows] },
      ],
      closing: [t('ContentMail.onceADay')],
    }
  },
})

export const contentMendedTemplate = defineTemplate({
  name: 'content-mended',
  schema: z.object({}),
  render: (_, { t }) => ({
    title: t('ContentMail.mendedTitle'),
    preheader: t('ContentMail.mendedText'),
    blocks: [paragraph(t('ContentMail.mendedText'))],
    closing: [],
  }),
})

/** Whether the error was not reported within the last 24 hours; counts as reported from now on. */
async function isUnreported(db: Db, fault: string, now: Date): Promise<boolean> {
  const key = `content:${createHash('sha256').update(fault).digest('base64url')}`
  return (await countIn(db, key, dayMs, now)) === 1
}

/** The errors (as JSON) that were not reported within the last 24 hours; from now on they are. */
export async function pickUnreported<T>(db: Db, faults: readonly T[], now: Date): Promise<T[]> {
  const found: T[] = []
  for (const fault of faults) if (await isUnreported(db, JSON.stringify(fault), now)) found.push(fault)
  return found
}

/**
 * Queues a mail to the office about errors not reported within the last 24 hours; or, once after such mails, that everything is
 * in order again. A lasting error is reported again at the first reading after a day.
 */
export async function notifyOffice(db: Db, report: ContentReport, now: Date): Promise<void> {
  const { site } = getSnapshot()
  const recipient = { to: site.contact.email, language: site.defaultLanguage }
  const queue = (message: unknown) => queueMessages(db, [{ kind: 'mail', subject: 'content', message }], now)
  if (isInOrder(report)) {
    // The flag is in the database, so that a repair while the site was stopped counts as well.
    if (await deleteState(db, 'content-notified')) await queue(contentMendedTemplate.mail(recipient, {}))
    return
  }
  const refusedBecause = await pickUnreported(db, report.refusedBecause, now)
  const held = await pickUnreported(db, report.held, now)
  if (refusedBecause.length + held.length === 0) return
  await queue(contentHeldTemplate.mail(recipient, { refusedBecause, held: held.map(toValues) }))
  await writeState(db, 'content-notified', 'yes', now)
}

const toValues = (entry: ContentReport['held'][number]) => ({ ...entry, because: [...entry.because] })

/**
 * As {@link notifyOffice}, in the background: never rejects. Does nothing while nothing is published, as the mail address of the
 * office is content.
 */
export async function notifyOfficeInBackground(report: ContentReport): Promise<void> {
  if (report.serves === 'none') return
  try {
    await notifyOffice(await getDb(), report, new Date())
  } catch (error) {
    logError('content-mail-failed', { error })
  }
}
