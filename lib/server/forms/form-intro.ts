/** The introduction of a form, or 'Appointments are full' (specification 8). */
import 'server-only'
import type { FormProps } from '../../forms/form-props.ts'
import type { FormTexts } from '../../forms/form-texts.ts'
import type { FormId } from '../../forms/registry.ts'
import type { Translate } from '../pages/translator.ts'
import { viewingDuration } from '../viewings/free-slots.ts'

/** The only choice when an agent has no free slot. */
const waitingList = 'waiting-list'

/** Whether no slot can be chosen. */
export const isFull = ({ SLOT }: FormProps['choices']): boolean => SLOT?.length === 1 && SLOT[0]?.value === waitingList

/**
 * The line below the title of a form.
 * @param property that the form is about: the text contains how long a viewing with its agent takes.
 */
export function formIntro(form: FormId, choices: FormProps['choices'], t: Translate, property?: { agentId: number }): string {
  if (form !== 'visit') return t(`Forms.${form}.intro`)
  if (isFull(choices)) return t('Forms.visit.full')
  return t('Forms.visit.intro', { minutes: viewingDuration(property) })
}

/** What changes in the form when no slot can be chosen: the waiting list is preselected, and the texts do not mention booking. */
export function whenFull(texts: FormTexts, t: Translate): Pick<FormProps, 'given' | 'texts'> {
  const help = { ...texts.help, SLOT: t('Forms.visit.fullHelp') }
  return { given: { SLOT: waitingList }, texts: { ...texts, help, submit: t('Forms.visit.fullSubmit') } }
}
