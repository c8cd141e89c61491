/** The meaning of a purchase offer, shown before the form: that it can be binding, and where the deposit is paid (belgium.md). */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import { offerTerms } from '@/lib/server/offers/offer-facts'
import styles from './viewing-terms.module.css'

export function OfferTerms({ language }: { language: Language }) {
  const t = useTranslations('OfferTerms')
  return (
    <section className={styles.terms} aria-labelledby="offer-terms">
      <h2 id="offer-terms">{t('title')}</h2>
      {[...offerTerms(language), t('copy')].map((term) => (
        <p key={term}>{term}</p>
      ))}
    </section>
  )
}
