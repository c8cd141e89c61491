/** A field with its label, help text and error message (design, "Form"). */
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { FormTexts } from '@/lib/forms/form-texts'
import styles from './field.module.css'
import { type ControlProps, FieldControl } from './field-control'
import { KeptNote } from './kept-note'

type Props = Omit<ControlProps, 'describedBy' | 'isInvalid'> & {
  label: ReactNode
  help: string | undefined
  /** The error message. */
  error: string | undefined
  requiredText: string
  optionalText: string
  /** Whether the field does not apply with the current values; hidden where script runs. */
  isHidden: boolean
  /** Name of a file that the server stored with the last attempt, or an empty text for a password. */
  kept: string | undefined
  keptTexts: FormTexts['kept']
}

const groups: readonly string[] = ['choice', 'choices', 'slot']

type MarkProps = Pick<Props, 'requiredText' | 'optionalText'> & { isRequired: boolean }

export function Mark({ isRequired, requiredText, optionalText }: MarkProps) {
  if (!isRequired) return <span className={styles.optional}> ({optionalText})</span>
  return (
    <>
      <span className={styles.star} aria-hidden="true">
        {/* Joined to the last word, so that it is never alone on a line. */}
        {'\u00a0*'}
      </span>
      <span className="vh"> ({requiredText})</span>
    </>
  )
}

export function ErrorText({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p className={styles.error} id={id}>
      <Icon of="circle-exclamation-point" />
      {text}
    </p>
  )
}

/** A checkbox: its label is placed after it. */
function Tick({ id, field, value, registration, label, error, requiredText }: Props) {
  return (
    <>
      <label className={styles.check}>
        <input
          {...registration}
          id={id}
          type="checkbox"
          value="on"
          defaultChecked={value === 'on'}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>
          {label}
          {field.isRequired && <Mark isRequired={field.isRequired} requiredText={requiredText} optionalText="" />}
        </span>
      </label>
      <ErrorText id={`${id}-error`} text={error} />
    </>
  )
}

function Labelled(props: Props) {
  const { id, field, label, help, error, requiredText, optionalText } = props
  const mark = <Mark isRequired={field.isRequired} requiredText={requiredText} optionalText={optionalText} />
  const describedBy =
    [help && `${id}-help`, props.kept !== undefined && `${id}-kept`, error && `${id}-error`].filter(Boolean).join(' ') ||
    undefined
  const inner = (
    <>
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldControl {...props} isInvalid={error !== undefined} describedBy={describedBy} />
      {props.kept !== undefined && (
        <KeptNote
          id={id}
          name={field.kind === 'file' ? props.kept : ''}
          field={props.registration.name}
          texts={props.keptTexts}
        />
      )}
      <ErrorText id={`${id}-error`} text={error} />
    </>
  )
  if (groups.includes(field.kind))
    return (
      <fieldset className={styles.group}>
        <legend className={field.kind === 'slot' ? 'vh' : styles.label}>
          {label}
          {mark}
        </legend>
        {inner}
      </fieldset>
    )
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
        {mark}
      </label>
      {inner}
    </>
  )
}

const widths = { full: '', half: styles.half, third: styles.third, 'two-thirds': styles.twoThirds } as const

export function FieldView(props: Props) {
  const { field, error, isHidden } = props
  const classes = [styles.field, widths[field.width ?? 'full'], error && styles.wrong, isHidden && styles.off]
  return (
    <div className={classes.filter(Boolean).join(' ')} data-off={isHidden || undefined}>
      {field.kind === 'checkbox' ? <Tick {...props} /> : <Labelled {...props} />}
    </div>
  )
}
