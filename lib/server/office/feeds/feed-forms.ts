/**
 * Form handlers of the feed pages: run a source, accept a run that removes many listings, fill a field of a held-back listing.
 */
import 'server-only'
import { z } from 'zod'
import type { Right } from '../../../domain/office/rights.ts'
import type { Language } from '../../../domain/text/language.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { isFeedLeased } from '../../db/repositories/feeds/feeds.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { isRunningHere, runApart } from '../../feeds/run-apart.ts'
import type { Answer } from '../../forms/run-form.ts'
import { linkHref } from '../../pages/link-href.ts'
import type { OfficeJob } from '../forms/office-job.ts'
import { answerHeld } from './answer-held.ts'
import { sourceHref } from './feeds-view.ts'

/** Messages that the pages can show after the redirect. */
export const feedMessages = ['started', 'running', 'answered', 'gone', 'wrong-value', 'closed'] as const

export type FeedMessage = (typeof feedMessages)[number]

const redirectWith = (href: string, said: FeedMessage): Answer => ({ goTo: `${href}?said=${said}` })

export const runSchema = z.object({ source: z.string().max(40) })

type RunJob<R extends Right> = OfficeJob<R, z.output<typeof runSchema>>

const isRunning = async (db: Db, source: string, now: Date) => isRunningHere(source) || (await isFeedLeased(db, source, now))

/** Starts a run without waiting for it (it may take minutes). A source runs once at a time, across all servers. */
async function begin<R extends Right>({ db, staff, values, language, now }: RunJob<R>, acceptsGone: boolean): Promise<Answer> {
  const { source } = values
  if (!getSnapshot().feeds.some(({ name }) => name === source)) return { goTo: feedsHref(language) }
  if (await isRunning(db, source, now)) return redirectWith(sourceHref(source, language), 'running')
  await recordAudit(db, staff, { action: 'ran', subject: 'feed', subjectId: source }, now)
  void runApart(source, { acceptsGone })
  return redirectWith(sourceHref(source, language), 'started')
}

const feedsHref = (language: Language) => linkHref('office/feeds', language)

export const receiveRun = (job: RunJob<'handleFeeds'>): Promise<Answer> => begin(job, false)

export const receiveAcceptedRun = (job: RunJob<'acceptGone'>): Promise<Answer> => begin(job, true)

export const fieldAnswerSchema = z.object({
  id: z.coerce.number().int().positive(),
  path: z.string().max(80),
  value: z.string().max(2000).default(''),
})

export async function receiveFieldAnswer(job: OfficeJob<'handleFeeds', z.output<typeof fieldAnswerSchema>>): Promise<Answer> {
  const { db, staff, values, language, now } = job
  return redirectWith(feedsHref(language), await answerHeld(db, staff, values, now))
}
