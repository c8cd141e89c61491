/**
 * Testimonials about the agency: to read, online, held back; next to the list the opened one (design, `kantoor-getuigenissen`).
 */
import { useTranslations } from 'next-intl'
import { NoticeBox } from '@/components/ui/notice-box'
import { UndoToast } from '@/components/ui/undo-toast'
import type { Language } from '@/lib/domain/text/language'
import { testimonialViews } from '@/lib/server/db/repositories/office/office-testimonials'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { readTestimonialStatus } from '@/lib/server/office/testimonials/testimonial-actions'
import { type TestimonialMessage, testimonialMessages } from '@/lib/server/office/testimonials/testimonial-forms'
import { type OpenedTestimonial, type Testimonials, testimonialsHref } from '@/lib/server/office/testimonials/testimonials-view'
import { OfficeFrame } from '../frame/office-frame'
import { PageLinks } from '../lists/page-links'
import { Panes } from '../lists/panes'
import { ViewTabs } from '../lists/view-tabs'
import { HiddenTestimonialFields } from './hidden-testimonial'
import { TestimonialDetail } from './testimonial-detail'
import { TestimonialRows } from './testimonial-rows'

const failed: readonly TestimonialMessage[] = ['newer', 'unknown', 'no-reason']

type Props = {
  staff: AnyStaff
  language: Language
  list: Testimonials
  opened: OpenedTestimonial | undefined
  says: string | undefined
  /** The last change, while it can be undone. */
  undo?: string | undefined
}

function ResultMessage({ says }: Pick<Props, 'says'>) {
  const t = useTranslations('OfficeTestimonials.said')
  const said = testimonialMessages.find((message) => message === says)
  return said ? <NoticeBox notice={{ tone: failed.includes(said) ? 'wrong' : 'done', title: t(said) }} /> : null
}

function Undo({ opened, language, undo }: Pick<Props, 'opened' | 'language' | 'undo'>) {
  const t = useTranslations()
  const former = readTestimonialStatus(undo)
  if (!opened || !former) return null
  return (
    <UndoToast text={t('OfficeUndo.was', { state: t(`OfficeTestimonials.views.${former.status}`) })}>
      <HiddenTestimonialFields form="office-testimonial-undo" testimonial={opened} language={language} />
      <input type="hidden" name="former" value={undo} />
    </UndoToast>
  )
}

function List({ list, language, opened }: Pick<Props, 'list' | 'language' | 'opened'>) {
  const t = useTranslations('OfficeTestimonials')
  const { query, counts, pages } = list
  return (
    <>
      <ViewTabs
        label={t('viewsLabel')}
        tabs={testimonialViews.map((view) => ({
          name: t(`views.${view}`),
          href: testimonialsHref(language, { view, page: 1 }),
          count: counts[view],
          isCurrent: view === query.view,
        }))}
      />
      <TestimonialRows list={list} language={language} opened={opened?.id} />
      <PageLinks page={query.page} pages={pages} hrefOf={(page) => testimonialsHref(language, { ...query, page })} />
    </>
  )
}

export function TestimonialsPage({ staff, language, list, opened, says, undo }: Props) {
  const t = useTranslations('OfficeTestimonials')
  const { counts } = list
  const received = counts.new + counts.approved + counts.rejected
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/testimonials"
      path="office/testimonials"
      title={t('title')}
      count={counts.new}
      intro={t('lead', { received, online: counts.approved, held: counts.rejected })}
    >
      <Panes
        said={
          <>
            <ResultMessage says={says} />
            <Undo opened={opened} language={language} undo={undo} />
          </>
        }
        list={<List list={list} language={language} opened={opened} />}
        opened={opened && <TestimonialDetail testimonial={opened} language={language} now={list.now} />}
      />
    </OfficeFrame>
  )
}
