/** A testimonial: the original and the published text, what is known about its author, and the possible actions. */
import { useTranslations } from 'next-intl'
import { AgeMark } from '@/components/staff/age-mark'
import { Button } from '@/components/ui/button'
import { Fact } from '@/components/ui/fact'
import { refusalReasons } from '@/lib/domain/office/testimonial'
import { formatMoment } from '@/lib/domain/text/brussels-time'
import type { Language } from '@/lib/domain/text/language'
import { type OpenedTestimonial, testimonialsHref } from '@/lib/server/office/testimonials/testimonials-view'
import { OfficeBlock } from '../frame/office-block'
import detail from '../leads/lead-detail.module.css'
import choices from '../viewings/viewing-actions.module.css'
import facts from '../viewings/viewing-panel.module.css'
import { HiddenTestimonialFields } from './hidden-testimonial'
import styles from './testimonial-detail.module.css'

type Props = { testimonial: OpenedTestimonial; language: Language; now: Date }

function Judged({ testimonial: { judged, status } }: Pick<Props, 'testimonial'>) {
  const t = useTranslations('OfficeTestimonials')
  if (!judged || status === 'new') return null
  return (
    <p>
      {t(`judged.${status}`, { name: judged.name, moment: formatMoment(judged.at) })}
      {judged.reason && ` ${t(`reasons.${judged.reason}`)}.`}
    </p>
  )
}

function Judge(props: Omit<Props, 'now'>) {
  const t = useTranslations('OfficeTestimonials')
  const { status } = props.testimonial
  return (
    <OfficeBlock title={t('judge')}>
      <Judged testimonial={props.testimonial} />
      {status !== 'approved' && (
        <form method="post" className={styles.approve}>
          <HiddenTestimonialFields form="office-testimonial-approve" {...props} />
          <Button type="submit">{t('approve')}</Button>
          <small>{t('approveText')}</small>
        </form>
      )}
      {status !== 'rejected' && (
        <form method="post" className={choices.form}>
          <HiddenTestimonialFields form="office-testimonial-reject" {...props} />
          <fieldset className={choices.choices}>
            <legend>{t('rejectOnly')}</legend>
            {refusalReasons.map((reason) => (
              <label key={reason}>
                <input type="radio" name="reason" value={reason} />
                {t(`reasons.${reason}`)}
              </label>
            ))}
          </fieldset>
          <div>
            <Button type="submit" look="line">
              {t(status === 'approved' ? 'takeAway' : 'reject')}
            </Button>
          </div>
        </form>
      )}
    </OfficeBlock>
  )
}

function Known({ testimonial }: Pick<Props, 'testimonial'>) {
  const t = useTranslations('OfficeTestimonials')
  const writes = useTranslations('OfficeLeads.writes')
  const { email, website, others, files, language } = testimonial
  return (
    <OfficeBlock title={t('known')}>
      <dl className={facts.facts}>
        <Fact term={t('mail')}>{email || t('noMail')}</Fact>
        {others !== undefined && <Fact term={t('others')}>{t('otherLeads', { count: others })}</Fact>}
        {language && <Fact term={t('language')}>{writes(language)}</Fact>}
        {website && <Fact term={t('website')}>{website}</Fact>}
        {files.map(({ id, name }) => (
          <Fact key={id} term={t('picture')}>
            <a href={`/api/office/file/${id}/`} download>
              {name}
            </a>
          </Fact>
        ))}
      </dl>
    </OfficeBlock>
  )
}

export function TestimonialDetail({ testimonial, language, now }: Props) {
  const t = useTranslations('OfficeTestimonials')
  const due = useTranslations('OfficeToday')
  const { name, text, age, createdAt, status } = testimonial
  return (
    <article className={detail.lead} aria-labelledby="testimonial-name">
      <a className={detail.back} href={testimonialsHref(language, { view: status, page: 1 })}>
        {t('back')}
      </a>
      <h2 id="testimonial-name">{name || t('noName')}</h2>
      <p className={styles.state}>
        <b>{t(`views.${status}`)}</b>
        {age && <AgeMark age={age} now={now} due={(moment) => due('due.before', { moment })} />}
      </p>
      <OfficeBlock title={t('asWritten')} aside={formatMoment(createdAt)}>
        <blockquote className={styles.quote} lang={testimonial.language}>
          <p>{text}</p>
        </blockquote>
        <p className={styles.hint}>{t('untouched')}</p>
      </OfficeBlock>
      <Known testimonial={testimonial} />
      <Judge testimonial={testimonial} language={language} />
    </article>
  )
}
