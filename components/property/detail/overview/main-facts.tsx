/** The grid below the description: facts that the head does not have, and in one cell those that are absent. */
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { decapitalise } from '@/lib/domain/text/capitalise'
import { languageOfLocale } from '@/lib/domain/text/locales'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FactText } from '../fact-text'
import styles from './overview-facts.module.css'

/** "Lift, attic": names of yes/no facts in one line; in German, nouns keep their capital. */
export function FactNames({ labels }: { labels: PropertyDetail['facts']['absent'] }) {
  const t = useTranslations('PropertyFacts')
  const isGerman = languageOfLocale(useLocale()) === 'de'
  const names = labels.map((label) => (label === 'furnished' ? t('furniture') : t(`labels.${label}`)))
  return names.map((name, index) => (index > 0 && !isGerman ? decapitalise(name) : name)).join(', ')
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function MainFacts({ detail: { facts, texts } }: { detail: Pick<PropertyDetail, 'facts' | 'texts'> }) {
  const t = useTranslations('PropertyFacts')
  return (
    <dl className={styles.grid}>
      <Cell label={t('labels.type')}>{texts.mainTypeName}</Cell>
      {facts.main.map(({ label, value }) => (
        <Cell key={label} label={t(`labels.${label}`)}>
          <FactText value={value} />
        </Cell>
      ))}
      {facts.absent.length > 0 && (
        <Cell label={t('absent')}>
          <FactNames labels={facts.absent} />
        </Cell>
      )}
    </dl>
  )
}
