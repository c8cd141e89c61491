/** One client's words, with who wrote them, where and when; translated ones in the visitor's language. */
import { useTranslations } from 'next-intl'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import type { ShownTestimonial } from '@/lib/server/pages/testimonials'
import styles from './testimonial-quote.module.css'

/** Leads away from the site to what nobody here vouches for. */
function Website({ address }: { address: string }) {
  const t = useTranslations('TestimonialQuote')
  return (
    <a href={address} target="_blank" rel="noopener nofollow ugc">
      {new URL(address).hostname}
      <span className="vh"> {t('newTab')}</span>
    </a>
  )
}

export function TestimonialQuote({ testimonial, language }: { testimonial: ShownTestimonial; language: Language }) {
  const t = useTranslations('TestimonialQuote')
  const { name, town, date, comment, commentLanguage, website, pictureUrl } = testimonial
  const isTranslated = testimonial.language !== commentLanguage
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.quote} lang={commentLanguage === language ? undefined : commentLanguage}>
        <p>{comment}</p>
      </blockquote>
      <figcaption className={styles.caption}>
        {/* biome-ignore lint/performance/noImgElement: it is small already, and comes from the database */}
        {pictureUrl && <img className={styles.picture} src={pictureUrl} alt="" width={56} height={56} loading="lazy" />}
        <b>{name}</b>
        {town && <span>{town}</span>}
        <time dateTime={date}>{formatDate(date)}</time>
        {website && <Website address={website} />}
        {isTranslated && <span>{t(`translatedFrom.${testimonial.language}`)}</span>}
      </figcaption>
    </figure>
  )
}
