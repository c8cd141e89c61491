/** The input of a field, by its kind. */
import { type FocusEvent, useContext } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Field } from '@/lib/forms/field'
import type { Choice } from '@/lib/forms/form-props'
import type { FileTexts, SlotTexts } from '@/lib/forms/form-texts'
import { LazyFileControl } from '../uploads/lazy-file-control.client'
import { SlotField } from '../viewing-slots/slot-field'
import { ZoneField } from '../zones/zone-field'
import { ChoiceLabel } from './choice-label'
import styles from './field.module.css'

export type ControlProps = {
  id: string
  field: Field
  /** The value; several for checkboxes. */
  value: string | readonly string[]
  options: readonly Choice[]
  chooseText: string
  /** For a field with viewing slots. */
  slots: SlotTexts | undefined
  /** For a file field. */
  files: FileTexts | undefined
  /** The current value of the field, where it is a single text. */
  current: string
  isInvalid: boolean
  /** Ids of the help text and the error message. */
  describedBy: string | undefined
  registration: UseFormRegisterReturn
}

const single = (value: ControlProps['value']) => (typeof value === 'string' ? value : (value[0] ?? ''))

const inputTypes = { text: 'text', email: 'email', tel: 'tel', number: 'text', date: 'date', password: 'password' } as const

const isInputKind = (kind: Field['kind']): kind is keyof typeof inputTypes => Object.hasOwn(inputTypes, kind)

/** Class names by the way choices are drawn as buttons; zones have a map instead. */
const looks = {
  buttons: styles.choices,
  tiles: styles.tiles,
  epc: `${styles.choices} ${styles.labels}`,
  zones: styles.choices,
} as const

function Choices({ id, field, value, options, isInvalid, describedBy, registration }: ControlProps) {
  const chosen = typeof value === 'string' ? [value] : value
  const type = field.kind === 'choices' ? 'checkbox' : 'radio'
  return (
    <div className={looks[field.look ?? 'buttons']}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.choice}>
          <input
            {...registration}
            id={index === 0 ? id : `${id}-${option.value}`}
            className="drawn-input"
            type={type}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
            aria-invalid={isInvalid || undefined}
            aria-describedby={describedBy}
          />
          <span>
            <ChoiceLabel field={field} value={option.value} label={option.label} />
          </span>
        </label>
      ))}
    </div>
  )
}

function Select({ id, field, value, options, chooseText, isInvalid, describedBy, registration }: ControlProps) {
  return (
    <select
      {...registration}
      className={styles.input}
      id={id}
      defaultValue={single(value)}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      autoComplete={field.autocomplete}
    >
      <option value="">{chooseText}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** Scrolls a focused multi-line field fully into view: browsers scroll only to the line with the cursor. */
function showWhole({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' })
}

function Slot(props: ControlProps) {
  const Drawn = useContext(SlotField)
  return Drawn && props.slots && <Drawn {...props} texts={props.slots} />
}

function Zones(props: ControlProps) {
  const Drawn = useContext(ZoneField)
  return Drawn && <Drawn {...props} />
}

export function FieldControl(props: ControlProps) {
  const { id, field, value, isInvalid, describedBy, registration } = props
  if (field.look === 'zones') return <Zones {...props} />
  if (field.kind === 'choice' || field.kind === 'choices') return <Choices {...props} />
  if (field.kind === 'slot') return <Slot {...props} />
  if (field.kind === 'select') return <Select {...props} />
  if (field.kind === 'file') return props.files && <LazyFileControl {...props} texts={props.files} />
  const shared = {
    ...registration,
    id,
    className: styles.input,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    'aria-required': field.isRequired || undefined,
    autoComplete: field.autocomplete,
  }
  if (field.kind === 'textarea')
    return <textarea {...shared} rows={5} maxLength={field.maxLength} defaultValue={single(value)} onFocus={showWhole} />
  if (!isInputKind(field.kind)) return null
  return (
    <input
      {...shared}
      type={inputTypes[field.kind]}
      inputMode={field.kind === 'number' ? 'numeric' : undefined}
      maxLength={field.maxLength}
      defaultValue={single(value)}
    />
  )
}
