'use client'
/** The forms that save or change a search: the only ones with a field for zones. */
import type { FormProps } from '@/lib/forms/form-props'
import { FormBody } from '../form.client'
import { ZoneChoices } from './zone-choices'
import { ZoneField } from './zone-field'

export function SearchFormBody(props: FormProps & { action?: string }) {
  return (
    <ZoneField value={ZoneChoices}>
      <FormBody {...props} />
    </ZoneField>
  )
}
