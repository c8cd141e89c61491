/** Says that the server still has a file or a password from the last attempt, and lets the visitor remove it. */
import { formFields } from '@/lib/forms/form-state'
import type { FormTexts } from '@/lib/forms/form-texts'
import styles from './field.module.css'

type Props = {
  /** Id of the field's input. */
  id: string
  /** Name of the file; empty for a password. */
  name: string
  field: string
  texts: FormTexts['kept']
}

export function KeptNote({ id, name, field, texts }: Props) {
  return (
    <>
      <p className={styles.help} id={`${id}-kept`}>
        {name ? texts.file.replace('{name}', name) : texts.password}
      </p>
      <label className={styles.check}>
        <input type="checkbox" name={formFields.drop} value={field} />
        <span>{name ? texts.dropFile : texts.dropPassword}</span>
      </label>
    </>
  )
}
