/** The line under a form's title: what it is for, or 'Appointments are full' (specification 8). */
import 'server-only'
import type { FormProps } from '../../forms/form-props.ts'
import type { FormId } from '../../forms/registry.ts'
import type { Translate } from '../pages/translator.ts'

/** An agent without a free moment leaves the waiting list as the only choice. */
const isFull = ({ SLOT }: FormProps['choices']) => SLOT?.length === 1 && SLOT[0]?.value === 'waiting-list'

export function formIntro(form: FormId, choices: FormProps['choices'], t: Translate): string {
  return t(form === 'visit' && isFull(choices) ? 'Forms.visit.full' : `Forms.${form}.intro`)
}
