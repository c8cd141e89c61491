/** For eight seconds after a quick change of a lead: the way back (design, README-office). It goes by itself, not while it is pointed at. */
import { useTranslations } from 'next-intl'
import { readFormer } from '@/lib/server/office/undo-lead'
import { HiddenLeadFields } from './hidden-lead'
import { hiddenFor, type LeadProps } from './lead-props'
import styles from './undo-lead.module.css'

export function UndoLead({ former: text, ...props }: LeadProps & { former: string }) {
  const t = useTranslations('OfficeLeads')
  const former = readFormer(text)
  if (!former) return null
  return (
    <form method="post" className={styles.toast}>
      <HiddenLeadFields {...hiddenFor('office-lead-undo', props)} />
      <input type="hidden" name="former" value={text} />
      <span>{former.answer === 'none' ? t('undo.was', { state: t(`states.${former.state}`) }) : t('undo.answer')}</span>
      <button type="submit" aria-keyshortcuts="z">
        {t('undo.button')} <kbd>Z</kbd>
      </button>
    </form>
  )
}
