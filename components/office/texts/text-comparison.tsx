/** The changes of a version, or those of restoring it: each field, with the removed and the added text. */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import type { WordChange } from '@/lib/domain/text/word-changes'
import type { Staff } from '@/lib/server/office/staff/staff'
import { comparedWith, type FieldChange, type TextComparison } from '@/lib/server/office/texts/text-comparison'
import type { TextView } from '@/lib/server/office/texts/texts-view'
import { translatorOf } from '@/lib/server/pages/translator'
import { OfficeBlock } from '../frame/office-block'
import { ViewTabs } from '../lists/view-tabs'
import { momentOf } from './moment-of'
import { labelOf } from './part-view'
import styles from './text-comparison.module.css'
import { RestoreVersion } from './text-versions'

type Props = { staff: Staff<'writeTexts'>; language: Language; view: TextView; comparison: TextComparison }

/** One side of the comparison, without the words that only the other side has. */
function Side({ words, kind, none }: { words: readonly WordChange[]; kind: 'out' | 'in'; none: string }) {
  const shown = words.filter((word) => word.kind === 'same' || word.kind === kind)
  if (shown.length === 0) return <i>{none}</i>
  return shown.map((word, index) => {
    const key = `${index} ${word.kind}`
    if (word.kind === 'same') return <span key={key}>{word.text}</span>
    return kind === 'out' ? <del key={key}>{word.text}</del> : <ins key={key}>{word.text}</ins>
  })
}

function Field({ field, language }: { field: FieldChange; language: Language }) {
  const t = useTranslations('OfficeTexts.compare')
  const names = useTranslations('LanguageSwitcher.names')
  const label = labelOf(field.label, translatorOf(language))
  const title = [label, field.language && names(field.language)].filter(Boolean).join(', ')
  return (
    <section className={styles.field} aria-label={title}>
      <h3>{title}</h3>
      <div className={styles.sides} lang={field.language}>
        <p>
          <Side words={field.words} kind="out" none={t('empty')} />
        </p>
        <p>
          <Side words={field.words} kind="in" none={t('empty')} />
        </p>
      </div>
    </section>
  )
}

export function TextComparisonPart({ staff, language, view, comparison }: Props) {
  const t = useTranslations('OfficeTexts.compare')
  const texts = useTranslations('OfficeTexts')
  const { version, fields, pictures, hrefs, hasBefore } = comparison
  const [newest] = view.versions
  const kinds = comparedWith.filter((kind) => kind === 'now' || hasBefore)
  const who = version.name && `${version.name} ${texts(`actions.${version.action}`)}`
  return (
    <OfficeBlock title={t('title', { moment: momentOf(version.at) })} aside={<a href={hrefs.back}>{t('close')}</a>}>
      <p className={styles.who}>{who || texts('actions.found')}</p>
      <ViewTabs
        label={t('with')}
        tabs={kinds.map((kind) => ({ name: t(kind), href: hrefs[kind], isCurrent: kind === comparison.with }))}
      />
      <div className={styles.heads} aria-hidden="true">
        <span>{t(comparison.with === 'now' ? 'onSite' : 'was')}</span>
        <span>{t('version')}</span>
      </div>
      {fields.length === 0 && pictures === 0 && <p className={styles.none}>{t('same')}</p>}
      {fields.map((field) => (
        <Field key={field.name} field={field} language={language} />
      ))}
      {pictures > 0 && <p className={styles.none}>{t('pictures', { count: pictures })}</p>}
      {comparison.with === 'now' && newest && staff.can('publishTexts') && fields.length + pictures > 0 && (
        <RestoreVersion version={version} seen={newest.number} language={language} view={view} />
      )}
    </OfficeBlock>
  )
}
