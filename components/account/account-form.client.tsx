'use client'
/** A form about an account. It is drawn and answered by the server, with script and without; script keeps the page in place. */
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useActionState, useEffect, useRef } from 'react'
import fieldStyles from '@/components/forms/field.module.css'
import { Button, type ButtonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { AccountAction, AccountField, AccountState } from '@/lib/forms/account-state'
import styles from './account-form.module.css'
import { CodeList } from './code-list'
import { NoticeBox } from './notice-box'

type Props = ButtonLook & {
  /** Also the beginning of the ids of its fields. */
  id: string
  action: AccountAction
  /** What the action needs to know and nobody types. */
  hidden: Readonly<Record<string, string>>
  fields: readonly AccountField[]
  submit: string
  sending: string
  /** What the page has to say before anything was sent. */
  initial?: AccountState
  /** Beside the button. */
  children?: ReactNode
}

/** Nothing was sent yet. */
const untouched: AccountState = {}

type InputProps = { id: string; field: AccountField; error: string | undefined; value: string | undefined }

function Input({ id, field, error, value }: InputProps) {
  const { name, label, type, autoComplete, help, inputMode } = field
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? `${fieldStyles.field} ${fieldStyles.wrong}` : fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
        <span className={fieldStyles.star} aria-hidden="true">
          {' *'}
        </span>
      </label>
      {help && (
        <p className={fieldStyles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <input
        className={fieldStyles.input}
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        inputMode={inputMode}
        required
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {error && (
        <p className={fieldStyles.error} id={`${id}-error`}>
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  )
}

export function AccountForm({ id, action, hidden, fields, submit, sending, initial = untouched, children, look }: Props) {
  const [state, send, isSending] = useActionState(action, initial)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state !== initial) notice.current?.focus()
  }, [state, initial])
  return (
    <form id={id} action={send} className={styles.form} noValidate>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {state.notice && <NoticeBox notice={state.notice} ref={notice} />}
      {state.codes && <CodeList codes={state.codes} />}
      {!state.codes &&
        fields.map((field) => (
          <Input
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            error={state.errors?.[field.name]}
            value={state.values?.[field.name]}
          />
        ))}
      {!state.codes && (
        <div className={styles.foot}>
          <Button type="submit" {...(look && { look })} aria-disabled={isSending || undefined} data-busy={isSending || undefined}>
            {isSending ? sending : submit}
          </Button>
          {children}
        </div>
      )}
    </form>
  )
}
