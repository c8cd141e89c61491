/** One client's words in the visitor's language, with who wrote them, where and when. */
import { useTranslations } from 'next-intl'
import { formatDate } from '@/lib/domain/date'
import type { Language } from '@/lib/domain/language'
import type { Testimonial } from '@/lib/server/snapshot/snapshot-type'
import styles from './testimonial-quote.module.css'

export function TestimonialQuote({ testimonial, language }: { testimonial: Testimonial; language: Language }) {
  const t = useTranslations('TestimonialQuote')
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.quote}>
        <p>{testimonial.comment[language]}</p>
      </blockquote>
      <figcaption className={styles.caption}>
        <b>{testimonial.name}</b>
        <span>{testimonial.town}</span>
        <time dateTime={testimonial.date}>{formatDate(testimonial.date)}</time>
        {testimonial.language !== language && <span>{t(`translatedFrom.${testimonial.language}`)}</span>}
      </figcaption>
    </figure>
  )
}
