/** A sentence of the agent's own, for the mail. */
import { useTranslations } from 'next-intl'

export function NoteField({ typed }: { typed: string | undefined }) {
  const t = useTranslations('OfficeViewings')
  return (
    <label>
      <span>{t('note')}</span>
      <textarea name="note" rows={2} maxLength={600} defaultValue={typed} />
    </label>
  )
}
