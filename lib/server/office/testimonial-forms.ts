/** What the page of a testimonial sends: show it, or hold it back for a reason. */
import 'server-only'
import { z } from 'zod'
import { refusalReasons } from '../../domain/office/testimonial.ts'
import type { Answer } from '../accounts/run-form.ts'
import { renewTestimonials } from '../content/reload-site.ts'
import type { OfficeJob } from './office-job.ts'
import { type Judgement, judgeTestimonial } from './testimonial-work.ts'
import { testimonialHref } from './testimonials-view.ts'

/** What the page says when it comes back. */
export const testimonialMessages = ['approved', 'rejected', 'newer', 'unknown', 'no-reason'] as const

export type TestimonialMessage = (typeof testimonialMessages)[number]

const seen = { testimonial: z.string().min(1).max(64), version: z.coerce.number().int().min(1).max(1e9) }

export const approveSchema = z.object(seen)
export const rejectSchema = z.object({ ...seen, reason: z.enum(refusalReasons).optional() })

type Job<Values> = OfficeJob<'judgeTestimonials', Values>

async function judge({ db, staff, values, language, now }: Job<z.output<typeof approveSchema>>, judgement: Judgement) {
  const { testimonial: id, version } = values
  const result = await judgeTestimonial(db, staff, { id, version }, judgement, now)
  if (result === 'done') await renewTestimonials()
  return { goTo: `${testimonialHref(id, language)}?said=${result === 'done' ? judgement.verdict : result}` }
}

export const receiveApproval = (job: Job<z.output<typeof approveSchema>>): Promise<Answer> => judge(job, { verdict: 'approved' })

export async function receiveRefusal(job: Job<z.output<typeof rejectSchema>>): Promise<Answer> {
  const { reason, testimonial } = job.values
  if (!reason) return { goTo: `${testimonialHref(testimonial, job.language)}?said=no-reason` }
  return judge(job, { verdict: 'rejected', reason })
}
