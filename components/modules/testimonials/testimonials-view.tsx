/**
 * Testimonials: the newest one large, next to the picture of the page where it has one; the others in columns, filtered by kind
 * of deal.
 */
import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import { RadioFilter } from '@/components/ui/radio-filter'
import { deals } from '@/lib/content/catalogue'
import type { Page } from '@/lib/content/page'
import type { ShownTestimonial } from '@/lib/server/pages/testimonials'
import type { ModuleProps } from '../module-props'
import { ModuleSection } from '../module-section'
import { TestimonialQuote } from './testimonial-quote'
import styles from './testimonials-view.module.css'

type Shown = { testimonials: readonly ShownTestimonial[] }

/** Fewest testimonials for which the filter is shown. */
const fewest = 4

/** The kinds of deals that occur, with their numbers; renders nothing when there is only one. */
function DealFilter({ testimonials }: Shown) {
  const t = useTranslations('TestimonialsModule')
  const kinds = deals
    .map((deal) => ({ value: deal, label: t(`deals.${deal}`), count: testimonials.filter((one) => one.deal === deal).length }))
    .filter(({ count }) => count > 0)
  if (testimonials.length < fewest || kinds.length < 2) return null
  return (
    <div className={styles.filter}>
      <RadioFilter
        legend={t('filter')}
        name="deal"
        choices={[{ value: '', label: t('all'), count: testimonials.length }, ...kinds]}
      />
    </div>
  )
}

function LeadPicture({ image, language }: { image: NonNullable<Page['image']> } & Pick<ModuleProps, 'language'>) {
  return (
    <div className={styles.picture}>
      <Picture
        src={image.url}
        alt={image.alt[language]}
        width={image.width}
        height={image.height}
        sizes="(min-width: 1280px) 560px, 94vw"
        isFirst
      />
    </div>
  )
}

/** @param image of the page. */
export function TestimonialsView({ module, language, testimonials, image }: ModuleProps & Shown & { image?: Page['image'] }) {
  const t = useTranslations('TestimonialsModule')
  const hasLead = testimonials.length > 2
  const [lead] = testimonials
  const others = testimonials.slice(hasLead ? 1 : 0)
  return (
    <ModuleSection module={module} language={language}>
      {testimonials.length === 0 && <p>{t('none')}</p>}
      {hasLead && lead && (
        <div className={image ? `${styles.lead} ${styles.split}` : styles.lead}>
          {image && <LeadPicture image={image} language={language} />}
          <TestimonialQuote testimonial={lead} language={language} isLead />
        </div>
      )}
      <div className={styles.narrowed}>
        <DealFilter testimonials={others} />
        <ul className={styles.list} style={{ '--columns': module.itemsPerRow }}>
          {others.map((testimonial) => (
            <li key={testimonial.id} data-deal={testimonial.deal ?? 'unknown'}>
              <TestimonialQuote testimonial={testimonial} language={language} />
            </li>
          ))}
        </ul>
      </div>
    </ModuleSection>
  )
}
