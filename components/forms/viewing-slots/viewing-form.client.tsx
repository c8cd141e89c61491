'use client'
/** The form for a viewing: the only one with a field for viewing slots. */
import type { FormProps } from '@/lib/forms/form-props'
import { FormBody } from '../form.client'
import { SlotChoices } from './slot-choices'
import { SlotField } from './slot-field'

export function ViewingFormBody(props: FormProps & { action?: string }) {
  return (
    <SlotField value={SlotChoices}>
      <FormBody {...props} />
    </SlotField>
  )
}
