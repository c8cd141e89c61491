/** Testimonials of the content and approved ones of visitors (ruling 31). */
import 'server-only'
import { z } from 'zod'
import type { Deal } from '../../content/catalogue.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { isLanguage, type Language } from '../../domain/text/language.ts'
import { logError } from '../../process/log.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { type Db, getDb } from '../db/client.ts'
import { findLeads, type Lead } from '../db/repositories/leads/leads.ts'

export type ShownTestimonial = {
  id: string
  name: string
  /** Empty when unknown. */
  town: string
  /** ISO day. */
  date: string
  /** Language of the text. */
  language: Language
  /** In the visitor's language if translated; `commentLanguage` is the actual language. */
  comment: string
  commentLanguage: Language
  deal: Deal | undefined
  /** Kind of service and further details; empty when unknown. */
  about: string
  figures: string
  website: string | undefined
  pictureUrl: string | undefined
}

const sentSchema = z.object({
  COMMENT: z.string(),
  NAME: z.string(),
  WEBSITE: z.string().default(''),
  IMAGE: z.string().default(''),
})

const fromContent = (language: Language): ShownTestimonial[] =>
  getSnapshot().testimonials.map(({ comment, about, figures, deal, ...testimonial }) => ({
    ...testimonial,
    deal,
    about: about?.[language] ?? '',
    figures: figures?.[language] ?? '',
    comment: comment[language],
    commentLanguage: language,
    website: undefined,
    pictureUrl: undefined,
  }))

/** Shown in its own language, as it is not translated. */
function fromLead({ id, createdAt, language, payload }: Lead): ShownTestimonial[] {
  const sent = sentSchema.safeParse(payload)
  if (!sent.success || !isLanguage(language)) return []
  const { COMMENT, NAME, WEBSITE, IMAGE } = sent.data
  return [
    {
      id,
      name: NAME,
      town: '',
      date: toLocalTime(new Date(createdAt)).date,
      language,
      comment: COMMENT,
      commentLanguage: language,
      deal: undefined,
      about: '',
      figures: '',
      website: WEBSITE || undefined,
      pictureUrl: IMAGE ? `/api/testimonial-picture/${id}/` : undefined,
    },
  ]
}

/** Newest first. */
export async function findTestimonials(db: Db, language: Language): Promise<ShownTestimonial[]> {
  const approved = await findLeads(db, { form: 'testimonial', status: 'approved' })
  return [...fromContent(language), ...approved.flatMap(fromLead)].sort((a, b) => b.date.localeCompare(a.date))
}

/** As above; without a database, as during a build, only those of the content. */
export async function listTestimonials(language: Language): Promise<ShownTestimonial[]> {
  try {
    return await findTestimonials(await getDb(), language)
  } catch (error) {
    logError('testimonials-not-read', { error })
    return fromContent(language).sort((a, b) => b.date.localeCompare(a.date))
  }
}
