/** A client's testimonial, with author, place and date; translated ones in the visitor's language. */
import { useTranslations } from 'next-intl'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import type { ShownTestimonial } from '@/lib/server/pages/testimonials'
import styles from './testimonial-quote.module.css'

/** A link to the client's website, which the agency does not endorse. */
function Website({ address }: { address: string }) {
  const t = useTranslations('TestimonialQuote')
  return (
    <a href={address} target="_blank" rel="noopener nofollow ugc">
      {new URL(address).hostname}
      <span className="vh"> {t('newTab')}</span>
    </a>
  )
}

type Props = {
  testimonial: ShownTestimonial
  language: Language
  /** The large one of a page. */
  isLead?: boolean
}

/** Author, subject and date. @param note how it was translated. */
function Author({ testimonial, note }: Pick<Props, 'testimonial'> & { note: string | undefined }) {
  const { name, town, date, about, figures, website } = testimonial
  return (
    <>
      <b>{[name, town].filter(Boolean).join(', ')}</b>
      {figures && <span className={styles.figures}>{figures}</span>}
      {about && <span className={styles.about}>{about}</span>}
      <span className={styles.about}>
        <time dateTime={date}>{formatDate(date)}</time>
        {note && <span>{note}</span>}
      </span>
      {website && <Website address={website} />}
    </>
  )
}

export function TestimonialQuote({ testimonial, language, isLead = false }: Props) {
  const t = useTranslations('TestimonialQuote')
  const { comment, commentLanguage, pictureUrl } = testimonial
  const isTranslated = testimonial.language !== commentLanguage
  return (
    <figure className={isLead ? `${styles.figure} ${styles.lead}` : styles.figure}>
      <blockquote className={styles.quote} lang={commentLanguage === language ? undefined : commentLanguage}>
        <p>{comment}</p>
      </blockquote>
      <figcaption className={styles.caption}>
        {/* biome-ignore lint/performance/noImgElement: it is small already, and comes from the database */}
        {pictureUrl && <img className={styles.picture} src={pictureUrl} alt="" width={56} height={56} loading="lazy" />}
        <Author testimonial={testimonial} note={isTranslated ? t(`translatedFrom.${testimonial.language}`) : undefined} />
      </figcaption>
    </figure>
  )
}
