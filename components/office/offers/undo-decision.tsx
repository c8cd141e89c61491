/** An acceptance that can still be undone: until when, and the button that does it. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import type { ContendersView } from '@/lib/server/office/offers/contenders-view'
import styles from './undo-decision.module.css'

export function UndoDecision({ view, language }: { view: ContendersView; language: Language }) {
  const t = useTranslations('OfficeOffers')
  const { decision, contenders, form, propertyId } = view
  if (!decision) return null
  const name = contenders.find(({ id }) => id === decision.leadId)?.names.join(', ') || t('noName')
  const hidden = {
    [formFields.form]: 'office-offer-undo',
    language,
    kind: form,
    lead: decision.leadId,
    property: String(propertyId),
  }
  const [at, until] = [decision.at, decision.until].map((moment) => toLocalTime(moment).time)
  return (
    <form method="post" className={styles.undo}>
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <p>
        <b>{t('undo.who', { who: decision.name, name, at: at ?? '' })}</b> {t('undo.until', { until: until ?? '' })}
      </p>
      <Button type="submit" look="line" aria-keyshortcuts="z">
        {t('undo.button')}
      </Button>
    </form>
  )
}
