/** What clients wrote, newest first (specification 2, "Article routes"). */
import { useTranslations } from 'next-intl'
import { getSnapshot } from '@/lib/server/snapshot/current-snapshot'
import { ModuleGrid } from '../module-grid'
import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'
import { TestimonialQuote } from './testimonial-quote'

export function TestimonialsModule({ module, language }: ModuleProps) {
  const t = useTranslations('TestimonialsModule')
  const testimonials = [...getSnapshot().testimonials].sort((a, b) => b.date.localeCompare(a.date)).slice(0, module.maxItems)
  return (
    <ModuleSection module={module} language={language}>
      {testimonials.length === 0 && <p>{t('none')}</p>}
      <ModuleGrid columns={module.itemsPerRow} isAiry>
        {testimonials.map((testimonial) => (
          <TestimonialQuote key={testimonial.id} testimonial={testimonial} language={language} />
        ))}
      </ModuleGrid>
    </ModuleSection>
  )
}
