/** Testimonials of a view; the whole row is a link. */
import { useTranslations } from 'next-intl'
import { useAgeWords } from '@/components/staff/use-age-words'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import type { TestimonialItem, Testimonials } from '@/lib/server/office/testimonials/testimonials-view'
import rows from '../leads/inbox-list.module.css'
import { LanguageMark } from '../marks/language-mark'

type Props = { list: Testimonials; language: Language; opened: string | undefined }

function Row({
  item,
  language,
  now,
  isOpened,
}: { item: TestimonialItem; now: Date; isOpened: boolean } & Pick<Props, 'language'>) {
  const t = useTranslations('OfficeTestimonials')
  const { left } = useAgeWords(now)
  const { age, createdAt } = item
  return (
    <li className={isOpened ? `${rows.row} ${rows.opened}` : rows.row}>
      <span />
      <div className={rows.what}>
        <a className="cover-link" href={item.href} aria-current={isOpened ? 'page' : undefined}>
          {item.name || t('noName')}
        </a>
        {item.excerpt && <small lang={item.language}>{item.excerpt}</small>}
      </div>
      <div className={rows.side}>
        <span className={age ? `${rows.when} ${rows[age.state]}` : rows.when}>
          {age ? left(age) : formatDate(toLocalTime(createdAt).date)}
        </span>
        <span className={rows.marks}>
          <LanguageMark of={item.language} language={language} />
        </span>
      </div>
    </li>
  )
}

export function TestimonialRows({ list: { items, now, query }, language, opened }: Props) {
  const t = useTranslations('OfficeTestimonials')
  if (items.length === 0) return <p className={rows.empty}>{t(`none.${query.view}`)}</p>
  return (
    <ol className={rows.rows}>
      {items.map((item) => (
        <Row key={item.id} item={item} language={language} now={now} isOpened={item.id === opened} />
      ))}
    </ol>
  )
}
