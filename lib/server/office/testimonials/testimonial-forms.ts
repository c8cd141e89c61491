/** Form handlers of a testimonial: approve it, reject it with a reason, or undo that. */
import 'server-only'
import { z } from 'zod'
import { refusalReasons } from '../../../domain/office/testimonial.ts'
import type { Language } from '../../../domain/text/language.ts'
import { revalidateTestimonials } from '../../content/publish/reload-site.ts'
import { findTestimonial } from '../../db/repositories/office/office-testimonials.ts'
import type { Answer } from '../../forms/run-form.ts'
import type { OfficeJob } from '../forms/office-job.ts'
import { undoPart } from '../forms/undo-window.ts'
import { type Judgement, judgeTestimonial, readTestimonialStatus, statusText, undoJudgement } from './testimonial-actions.ts'
import { testimonialHref } from './testimonials-view.ts'

/** Messages that the page can show after the redirect. */
export const testimonialMessages = ['approved', 'rejected', 'undone', 'newer', 'unknown', 'no-reason'] as const

export type TestimonialMessage = (typeof testimonialMessages)[number]

const seen = { testimonial: z.string().min(1).max(64), version: z.coerce.number().int().min(1).max(1e9) }

export const approveSchema = z.object(seen)
export const rejectSchema = z.object({ ...seen, reason: z.enum(refusalReasons).optional() })

type Job<Values> = OfficeJob<'judgeTestimonials', Values>

function backTo(id: string, language: Language, said: TestimonialMessage, undo?: { undo: string }): Answer {
  return { goTo: `${testimonialHref(id, language)}?${new URLSearchParams({ said, ...undo })}` }
}

async function judge({ db, staff, values, language, now }: Job<z.output<typeof approveSchema>>, judgement: Judgement) {
  const { testimonial: id, version } = values
  const former = await findTestimonial(db, staff, id)
  const result = await judgeTestimonial(db, staff, { id, version }, judgement, now)
  if (result !== 'done') return backTo(id, language, result)
  await revalidateTestimonials()
  return backTo(id, language, judgement.verdict, former && undoPart(version + 1, statusText(former), now))
}

export const receiveApproval = (job: Job<z.output<typeof approveSchema>>): Promise<Answer> => judge(job, { verdict: 'approved' })

export async function receiveRefusal(job: Job<z.output<typeof rejectSchema>>): Promise<Answer> {
  const { reason, testimonial } = job.values
  if (!reason) return backTo(testimonial, job.language, 'no-reason')
  return judge(job, { verdict: 'rejected', reason })
}

export const unjudgeSchema = z.object({ ...seen, former: z.string().max(40) })

export async function receiveUndoneJudgement(job: Job<z.output<typeof unjudgeSchema>>): Promise<Answer> {
  const { db, staff, values, language, now } = job
  const { testimonial: id, version } = values
  const former = readTestimonialStatus(values.former)
  if (!former) return backTo(id, language, 'unknown')
  const result = await undoJudgement(db, staff, { id, version }, former, now)
  if (result === 'done') await revalidateTestimonials()
  return backTo(id, language, result === 'done' ? 'undone' : result)
}
