/** Notices that a testimonial was judged, by whichever server of the site or by a command: each server keeps pages of its own. */
import 'server-only'
import { type Db, getDb } from '../db/client.ts'
import { readState } from '../db/repositories/site-state.ts'
import { repeat, type Worker } from '../runtime/worker.ts'
import { renewTestimonials } from './reload-site.ts'

/** Milliseconds between two looks: what one server changes, the others show within a second. */
const interval = 1_000

/** One look. What was judged before the first one is on the pages that the start makes. @param renew has the pages made again. */
export function createTestimonialLook(open: () => Promise<Db>, renew: () => Promise<void>): () => Promise<void> {
  let known: { value: string | undefined } | undefined
  return async () => {
    // A database that is away is told of by /api/ready/, and not each second.
    const found = await open()
      .then((db) => readState(db, 'testimonials-judged'))
      .then(
        (value) => ({ value }),
        () => known,
      )
    const isNew = known !== undefined && found?.value !== known.value
    known = found
    if (isNew) await renew()
  }
}

export const testimonialWatch: Worker = repeat('testimonial watch', interval, createTestimonialLook(getDb, renewTestimonials))
