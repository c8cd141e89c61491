/** What a form says of itself: what it is for, or 'Appointments are full' (specification 8). */
import 'server-only'
import type { FormProps } from '../../forms/form-props.ts'
import type { FormTexts } from '../../forms/form-texts.ts'
import type { FormId } from '../../forms/registry.ts'
import type { Translate } from '../pages/translator.ts'
import { viewingDuration } from '../viewings/free-slots.ts'

/** The only choice where an agent has no free moment. */
const waitingList = 'waiting-list'

/** Whether no moment is left to choose. */
export const isFull = ({ SLOT }: FormProps['choices']): boolean => SLOT?.length === 1 && SLOT[0]?.value === waitingList

/** The line under a form's title. @param property that the form is about: a viewing says how long its agent takes. */
export function formIntro(form: FormId, choices: FormProps['choices'], t: Translate, property?: { agentId: number }): string {
  if (form !== 'visit') return t(`Forms.${form}.intro`)
  if (isFull(choices)) return t('Forms.visit.full')
  return t('Forms.visit.intro', { minutes: viewingDuration(property) })
}

/** What changes in the form where no moment is left: the list is chosen, and nothing speaks of booking. */
export function whenFull(texts: FormTexts, t: Translate): Pick<FormProps, 'given' | 'texts'> {
  const help = { ...texts.help, SLOT: t('Forms.visit.fullHelp') }
  return { given: { SLOT: waitingList }, texts: { ...texts, help, submit: t('Forms.visit.fullSubmit') } }
}
