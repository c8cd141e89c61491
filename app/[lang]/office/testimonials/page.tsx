/** Testimonials about the agency, for moderation. */
import { TestimonialsPage } from '@/components/office/testimonials/testimonials-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { getTestimonials, readTestimonialQuery } from '@/lib/server/office/testimonials/testimonials-view'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeTestimonials.title')

export default async function Page({ searchParams }: PageProps<'/[lang]/office/testimonials'>) {
  const staff = await requireStaff('judgeTestimonials')
  const language = await readLanguage()
  const query = await searchParams
  const list = await getTestimonials(await getDb(), readTestimonialQuery(query), { staff, language, now: new Date() })
  return <TestimonialsPage staff={staff} language={language} list={list} opened={undefined} says={single(query['said'])} />
}
