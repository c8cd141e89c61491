/** A testimonial, next to those in the same state. */
import { MissingPage } from '@/components/office/pages/missing-page'
import { TestimonialsPage } from '@/components/office/testimonials/testimonials-page'
import { getDb } from '@/lib/server/db/client'
import { single } from '@/lib/server/http/query-parameter'
import { readUndo } from '@/lib/server/office/forms/undo-window'
import { officeMetadata } from '@/lib/server/office/pages/office-metadata'
import { requireStaff } from '@/lib/server/office/pages/require-staff'
import { getTestimonial, getTestimonials } from '@/lib/server/office/testimonials/testimonials-view'
import { readLanguage } from '@/lib/server/pages/read-language'

export const generateMetadata = () => officeMetadata('OfficeTestimonials.one')

export default async function Page({ params, searchParams }: PageProps<'/[lang]/office/testimonials/[id]'>) {
  const staff = await requireStaff('judgeTestimonials')
  const language = await readLanguage()
  const [{ id }, { said, undo }, db] = [await params, await searchParams, await getDb()]
  const look = { staff, language, now: new Date() }
  const opened = await getTestimonial(db, id, look)
  if (!opened) return <MissingPage staff={staff} language={language} />
  const list = await getTestimonials(db, { view: opened.status, page: 1 }, look)
  return (
    <TestimonialsPage
      staff={staff}
      language={language}
      list={list}
      opened={opened}
      says={single(said)}
      undo={readUndo(single(undo), opened.version, look.now)}
    />
  )
}
