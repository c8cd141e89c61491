/** The newsletter (design, `kantoor-nieuwsbrief`): articles with their state, the subscribers, and a preview of the mail. */
import { useTranslations } from 'next-intl'
import { Fact } from '@/components/ui/fact'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import type { ArticleItem, Newsletter } from '@/lib/server/office/newsletter/newsletter-view'
import { tableHref } from '@/lib/server/office/pages/table-responses'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeBlock } from '../frame/office-block'
import { OfficeFrame } from '../frame/office-frame'
import rows from '../leads/inbox-list.module.css'
import detail from '../leads/lead-detail.module.css'
import { CsvLink } from '../lists/csv-link'
import facts from '../viewings/viewing-panel.module.css'
import { ArticlePart } from './article-part'
import { MailingSaid } from './mailing-said'
import styles from './newsletter-page.module.css'

type Props = {
  staff: AnyStaff
  language: Language
  view: Newsletter
  /** Language of the preview. */
  preview: Language
  says: string | undefined
}

function Row({ item, isOpened }: { item: ArticleItem; isOpened: boolean }) {
  const t = useTranslations('OfficeNewsletter')
  const { title, date, mailing, queued, failed, left, href } = item
  return (
    <li className={isOpened ? `${rows.row} ${rows.opened}` : rows.row}>
      <span />
      <div className={rows.what}>
        <a className="cover-link" href={href} aria-current={isOpened ? 'true' : undefined}>
          {title}
        </a>
        <small>
          {[
            mailing
              ? t('sentTo', { count: mailing.readers, date: formatDate(toLocalTime(mailing.firstAt).date) })
              : t('neverSent', { date: formatDate(date) }),
            queued > 0 && t('queued', { count: queued }),
            failed > 0 && t('failed', { count: failed }),
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
      </div>
      <div className={rows.side}>{mailing && left > 0 && <span className={rows.when}>{t('left', { count: left })}</span>}</div>
    </li>
  )
}

function Readers({ view: { readers, total, pending, ended } }: Pick<Props, 'view'>) {
  const t = useTranslations('OfficeNewsletter')
  const names = useTranslations('LanguageSwitcher.names')
  return (
    <OfficeBlock title={t('readers')} count={total}>
      <dl className={facts.facts}>
        {readers.map(({ language, count }) => (
          <Fact key={language} term={names(language)}>
            {count}
          </Fact>
        ))}
        <Fact term={t('pending')}>{pending}</Fact>
        <Fact term={t('ended')}>{ended}</Fact>
      </dl>
    </OfficeBlock>
  )
}

export function NewsletterPage({ staff, language, view, preview, says }: Props) {
  const t = useTranslations('OfficeNewsletter')
  const { articles, opened, total } = view
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/newsletter"
      path="office/newsletter"
      title={t('title')}
      intro={t('lead', { count: total })}
    >
      <MailingSaid says={says} />
      <div className={opened ? `${styles.columns} ${styles.opened}` : styles.columns}>
        <div className={styles.list}>
          <OfficeBlock title={t('articles')} count={articles.length} aside={<CsvLink href={tableHref('newsletter', language)} />}>
            {articles.length === 0 && <p className={rows.empty}>{t('none')}</p>}
            <ol>
              {articles.map((item) => (
                <Row key={item.id} item={item} isOpened={item.id === opened?.id} />
              ))}
            </ol>
          </OfficeBlock>
          <Readers view={view} />
        </div>
        {opened && (
          <div>
            <a className={detail.back} href={linkHref('office/newsletter', language)}>
              {t('back')}
            </a>
            <ArticlePart staff={staff} article={opened} view={view} language={language} preview={preview} />
          </div>
        )}
      </div>
    </OfficeFrame>
  )
}
