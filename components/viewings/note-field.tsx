/** A personal note of the agent, for the mail. */
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
