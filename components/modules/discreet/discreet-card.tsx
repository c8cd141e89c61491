/** A property without name, number or address: a blurred picture, a price range, and contact data. */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { formatPrice } from '@/lib/domain/property/price'
import type { Language } from '@/lib/domain/text/language'
import { formatPhone } from '@/lib/domain/text/phone'
import { phoneHref } from '@/lib/domain/text/phone-href'
import { discreetRequestForm } from '@/lib/forms/definitions/discreet-request'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { DiscreetProperty } from '@/lib/server/content/snapshot/snapshot-type'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './discreet-card.module.css'

/** Links to the form below and to the phone number. */
function AskLinks({ reference }: Pick<DiscreetProperty, 'reference'>) {
  const t = useTranslations('DiscreetCard')
  const { phone } = getSnapshot().site.contact
  return (
    <p className={`${styles.actions} no-print`}>
      <ButtonLink href={`#${discreetRequestForm.id}-DISCREET_WISH`}>
        <Icon of="message-square" />
        <span>{t('write', { reference })}</span>
      </ButtonLink>
      <ButtonLink href={phoneHref(phone)} look="line">
        <Icon of="phone" />
        <span>{t('call', { phone: formatPhone(phone) })}</span>
      </ButtonLink>
    </p>
  )
}

type Props = { discreet: DiscreetProperty; language: Language; headingLevel: 'h2' | 'h3'; sizes: string }

export function DiscreetCard({ discreet, language, headingLevel, sizes }: Props) {
  const t = useTranslations('DiscreetCard')
  const Heading = headingLevel
  const { reference, title, text, facts, priceFrom, priceTo, picture } = discreet
  return (
    <article className={styles.card}>
      <Picture
        src={picture.url}
        alt={t('blurred')}
        width={picture.width}
        height={picture.height}
        sizes={sizes}
        className={styles.picture}
      />
      <p className={`num ${styles.price}`}>{t('price', { from: formatPrice(priceFrom), to: formatPrice(priceTo) })}</p>
      <Heading className={styles.title}>{t('title', { reference, title: title[language] })}</Heading>
      <p className={styles.text} {...langOf(text[language], language)}>
        {text[language]}
      </p>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.nl}>{fact[language]}</li>
        ))}
      </ul>
      <AskLinks reference={reference} />
    </article>
  )
}
