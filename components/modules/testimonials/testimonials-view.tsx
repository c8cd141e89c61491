/** Testimonials side by side. */
import { useTranslations } from 'next-intl'
import type { ShownTestimonial } from '@/lib/server/pages/testimonials'
import { ModuleGrid } from '../module-grid'
import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'
import { TestimonialQuote } from './testimonial-quote'

export function TestimonialsView({
  module,
  language,
  testimonials,
}: ModuleProps & { testimonials: readonly ShownTestimonial[] }) {
  const t = useTranslations('TestimonialsModule')
  return (
    <ModuleSection module={module} language={language}>
      {testimonials.length === 0 && <p>{t('none')}</p>}
      <ModuleGrid columns={module.itemsPerRow} isAiry hasLead={testimonials.length > 2}>
        {testimonials.map((testimonial) => (
          <TestimonialQuote key={testimonial.id} testimonial={testimonial} language={language} />
        ))}
      </ModuleGrid>
    </ModuleSection>
  )
}
