/** The head of the contact page: the office in full width with a panel over it that contains the page's h1 (ruling 25). */
import { useTranslations } from 'next-intl'
import { Form } from '@/components/forms/form'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import type { Site } from '@/lib/content/site'
import type { Language } from '@/lib/domain/text/language'
import { formatPhone } from '@/lib/domain/text/phone'
import { phoneHref } from '@/lib/domain/text/phone-href'
import { contactForms } from '@/lib/forms/contact-forms'
import { branchesPath } from '@/lib/routing/href'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import { findContentPage } from '@/lib/server/pages/pages'
import { langOf } from '@/lib/server/pages/text-language'
import type { ModuleProps } from '../module-props'
import { openingTexts } from '../module-section'
import styles from './office-contact.module.css'

type Contact = Site['contact']

/** Address of OpenStreetMap's route planner with the office as destination. */
function routeHref({ latitude, longitude }: Pick<Contact, 'latitude' | 'longitude'>): string {
  const goal = new URLSearchParams({ to: `${latitude},${longitude}` })
  return `https://www.openstreetmap.org/directions?${goal}`
}

function Office({ contact, name, language }: { contact: Contact; name: string; language: Language }) {
  const t = useTranslations('OfficeContact')
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('phone')}</dt>
        <dd>
          <a className={`num nowrap ${styles.phone}`} href={phoneHref(contact.phone)}>
            {formatPhone(contact.phone)}
          </a>
        </dd>
      </div>
      <div>
        <dt>{t('email')}</dt>
        <dd>
          <a className={styles.email} href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </dd>
      </div>
      <div>
        <dt>{t('address')}</dt>
        <dd>
          <address>
            {name}
            <br />
            {contact.street}
            <br />
            {contact.zip} {contact.city}
          </address>
        </dd>
      </div>
      <div>
        <dt>{t('hours')}</dt>
        <dd className={styles.hours} {...langOf(contact.openingHours[language], language)}>
          {contact.openingHours[language]}
        </dd>
      </div>
    </dl>
  )
}

function Actions({ contact }: { contact: Contact }) {
  const t = useTranslations('OfficeContact')
  return (
    <p className={`${styles.actions} no-print`}>
      <a className={buttonClass({ look: 'line' })} href={`mailto:${contact.email}`}>
        <Icon of="mail" />
        {t('write')}
      </a>
      <a className={buttonClass({ look: 'line' })} href={routeHref(contact)} target="_blank" rel="noopener">
        <Icon of="map-pin" />
        {t('route')}
        <span className="vh"> {t('newTab')}</span>
      </a>
    </p>
  )
}

/** A link to the other offices of an agency with several. */
function BranchesLink({ language }: { language: Language }) {
  const t = useTranslations('OfficeContact')
  const { branches } = getSnapshot()
  if (branches.length < 2 || !findContentPage(branchesPath)) return null
  return (
    <a className={`arrow-link no-print ${styles.branches}`} href={linkHref(branchesPath, language)}>
      {t('branches', { count: branches.length })} <Icon of="arrow-right" />
    </a>
  )
}

export function OfficeContact({ module, language, path }: ModuleProps) {
  const { site, pages } = getSnapshot()
  const page = pages.get(path)
  const { heading, intro } = openingTexts(module, page, language)
  return (
    <section className={styles.contact}>
      {page?.image && (
        <div className={styles.media}>
          <Picture
            src={page.image.url}
            alt={page.image.alt[language]}
            width={page.image.width}
            height={page.image.height}
            sizes="100vw"
            isFirst
          />
        </div>
      )}
      <div className={`wrap ${styles.dock}`} style={page?.image ? undefined : { '--cut': '0px' }}>
        <div className={styles.head}>
          <h1 {...langOf(heading, language)}>{heading}</h1>
          {intro && (
            <p className={styles.intro} {...langOf(intro, language)}>
              {intro}
            </p>
          )}
        </div>
        <aside className={styles.office} aria-label={site.name}>
          <div className="sticky-column">
            <Office contact={site.contact} name={site.name} language={language} />
            <Actions contact={site.contact} />
            <BranchesLink language={language} />
          </div>
        </aside>
        <div className={`${styles.form} no-print`}>
          <Form form={contactForms.office} language={language} />
        </div>
      </div>
    </section>
  )
}
