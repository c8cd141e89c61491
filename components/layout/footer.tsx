/** The footer: agency, columns from the configuration, and the statements that the law requires (specification 2; belgium.md). */
import { useTranslations } from 'next-intl'
import { keepMarkup } from '@/components/plain/kept-markup'
import { Icon } from '@/components/ui/icon'
import { InlineText } from '@/components/ui/inline-text'
import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import type { Site } from '@/lib/content/site'
import { isGiven, joinGiven } from '@/lib/domain/site/given'
import type { Language } from '@/lib/domain/text/language'
import { phoneHref } from '@/lib/domain/text/phone-href'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { mediaUrl } from '@/lib/server/media/current-media'
import { linkHref } from '@/lib/server/pages/link-href'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './footer.module.css'
import { SocialLinks } from './social-links'

function AgencyAddress({ site, language }: { site: Site; language: Language }) {
  const { contact, logo } = site
  return (
    <div className={styles.agency}>
      {/* biome-ignore lint/performance/noImgElement: an SVG needs no optimizing */}
      <img className={styles.logo} src={mediaUrl(logo.white[language])} alt={site.name} width={230} height={48} loading="lazy" />
      <address>
        <p>
          {isGiven(contact.street) && (
            <>
              {contact.street}
              <br />
            </>
          )}
          {joinGiven([contact.zip, contact.city], ' ')}
        </p>
        {isGiven(contact.phone) && (
          <p>
            <a className={styles.phone} href={phoneHref(contact.phone)}>
              {contact.phone}
            </a>
          </p>
        )}
        <p>
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      </address>
      <p className={styles.hours} {...langOf(contact.openingHours[language], language)}>
        {contact.openingHours[language]}
      </p>
      <SocialLinks socials={site.socials} />
    </div>
  )
}

/** Number of columns that get a grid column of their own; the others share the last one. */
const ownColumns = 2

function Column({ column, language }: { column: Site['footer']['columns'][number]; language: Language }) {
  const show = (part: 'title' | 'intro' | 'fullText') => (column.public[part] ? column[part]?.[language] : undefined)
  return (
    <div>
      {show('title') && <h2 {...langOf(show('title'), language)}>{show('title')}</h2>}
      {show('intro') && (
        <p className={styles.intro} {...langOf(show('intro'), language)}>
          {show('intro')}
        </p>
      )}
      {show('fullText') && (
        <p className={styles.intro} {...langOf(show('fullText'), language)}>
          {show('fullText')}
        </p>
      )}
      {column.links.length > 0 && (
        <ul>
          {column.links.map((item) => (
            <li key={item.link}>
              <SiteLink href={linkHref(item.link, language)} {...langOf(item.label[language], language)}>
                {item.label[language]}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {column.images.map((image) => (
        <Picture
          key={image.url}
          src={image.url}
          alt={image.alt[language]}
          width={image.width}
          height={image.height}
          sizes="300px"
        />
      ))}
    </div>
  )
}

function Columns({ columns, language }: { columns: Site['footer']['columns']; language: Language }) {
  return columns.map((column, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: columns have no name of their own and never change order
    <Column key={index} column={column} language={language} />
  ))
}

/** A form for a mail address, which is encrypted on submit; the page it leads to saves the search. */
function KeepInformed({ language }: { language: Language }) {
  const t = useTranslations('Footer')
  return (
    <div className={styles.news}>
      <h2>{t('newsTitle')}</h2>
      <p className={styles.intro}>{t('newsText')}</p>
      <form action="/api/keep-informed/" method="post">
        <input type="hidden" name="language" value={language} />
        <label className="vh" htmlFor="footer-email">
          {t('newsEmail')}
        </label>
        <input id="footer-email" type="email" name="email" placeholder={t('newsEmail')} autoComplete="email" required />
        <button type="submit" aria-label={t('newsSubmit')}>
          <Icon of="arrow-right" size={24} />
        </button>
      </form>
    </div>
  )
}

/** The statement is shown only when complete: insurer and policy number, as the law requires both. */
const isInsured = ({ insurer, policyNumber }: Site['legal']) => isGiven(insurer) && isGiven(policyNumber)

function LegalStatement({ site, language }: { site: Site; language: Language }) {
  const t = useTranslations('Footer')
  const { legal } = site
  const [first = ''] = legal.registrationNumbers
  const register = site.defaultLanguage === 'fr' || site.defaultLanguage === 'de' ? ['IPI', 'BIV'] : ['BIV', 'IPI']
  return (
    <div className={styles.legal}>
      <div className={styles.mark}>
        <b>{register[0]}</b>
        {register[1]} {first}
      </div>
      <p>
        <strong {...langOf(legal.professionalTitle[language], language)}>{legal.professionalTitle[language]}</strong>
        {t('register', { numbers: legal.registrationNumbers.join(', ') })},{' '}
        <InlineText text={legal.countryOfRecognition[language]} />
        <br />
        {t('enterprise', { number: legal.enterpriseNumber, vat: legal.vatNumber })}
      </p>
      <p>
        <strong>{t('supervisor')}</strong>
        <InlineText text={legal.supervisor[language]} />{' '}
        <a href={legal.codeOfConductUrl[language]} target="_blank" rel="noopener">
          {t('code')}
          <span className="vh"> {t('newTab')}</span>
        </a>
      </p>
      {isInsured(legal) && (
        <p>
          <strong>{t('insurance')}</strong>
          {t('policy', { insurer: legal.insurer, policy: legal.policyNumber, account: legal.thirdPartyAccount })}
        </p>
      )}
    </div>
  )
}

function WholeFooter({ language }: { language: Language }) {
  const t = useTranslations('Footer')
  const { site, today } = getSnapshot()
  const { footer } = site
  return (
    <footer className={`${styles.footer} on-ink no-print`}>
      <div className="wrap">
        <div className={styles.top}>
          <AgencyAddress site={site} language={language} />
          <Columns columns={footer.columns.slice(0, ownColumns)} language={language} />
          <div className={styles.stack}>
            <KeepInformed language={language} />
            <Columns columns={footer.columns.slice(ownColumns)} language={language} />
          </div>
        </div>
        <LegalStatement site={site} language={language} />
        <div className={styles.end}>
          <p {...langOf(footer.copyright[language], language)}>
            {footer.copyright[language].replace('{year}', today.slice(0, 4))}
          </p>
          <ul>
            {footer.legalLinks.map((item) => (
              <li key={item.link}>
                <SiteLink href={linkHref(item.link, language)} {...langOf(item.label[language], language)}>
                  {item.label[language]}
                </SiteLink>
              </li>
            ))}
            <li>
              <a href={linkHref('cookie-policy', language)} data-consent="">
                {t('consent')}
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  )
}

export const Footer = keepMarkup('footer', ({ language }: { language: Language }) => language, WholeFooter)
