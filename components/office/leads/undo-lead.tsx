/** Undoes a change of a lead. */
import { useTranslations } from 'next-intl'
import { UndoToast } from '@/components/ui/undo-toast'
import { readFormer } from '@/lib/server/office/leads/undo-lead'
import { HiddenLeadFields } from './hidden-lead'
import { hiddenFor, type LeadProps } from './lead-props'

export function UndoLead({ former: text, ...props }: LeadProps & { former: string }) {
  const t = useTranslations()
  const former = readFormer(text)
  if (!former) return null
  const was = t('OfficeUndo.was', { state: t(`OfficeLeads.states.${former.state}`) })
  return (
    <UndoToast text={former.answer === 'none' ? was : t('OfficeLeads.undo.answer')}>
      <HiddenLeadFields {...hiddenFor('office-lead-undo', props)} />
      <input type="hidden" name="former" value={text} />
    </UndoToast>
  )
}
