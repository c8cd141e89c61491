'use client'
/** The client component of a form about an account. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { sendForm } from '@/components/forms/attempt/send-form'
import fieldStyles from '@/components/forms/fields/field.module.css'
import { useReturnedNotice } from '@/components/forms/returned/returned-context.client'
import { Button, type ButtonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useWhenShownAgain } from '@/components/ui/use-when-shown-again'
import { formFields } from '@/lib/forms/form-state'
import type { AccountField, Notice, NoticeState } from '@/lib/forms/notice-state'
import { problemsId } from '@/lib/routing/returned-form'
import { NoticeBox } from '../ui/notice-box'
import styles from './account-form.module.css'
import { CodeList } from './code-list'

export type AccountFormProps = ButtonLook & {
  /** Also the prefix of its fields' ids. */
  id: string
  /** Name of the form in the request; `account-` and its id if not given. */
  name?: string
  /** Hidden fields. */
  hidden: Readonly<Record<string, string>>
  fields: readonly AccountField[]
  submit: string
  sending: string
  /** Shown when there is no response. */
  failed: Notice
  /** The state before anything was sent. */
  initial?: NoticeState
  /** Choices, after the fields and before the button. */
  choices?: ReactNode
  /** Next to the button. */
  children?: ReactNode
}

/** Nothing was sent yet. */
const untouched: NoticeState = {}

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
          <Icon of="circle-exclamation-point" />
          {error}
        </p>
      )}
    </div>
  )
}

/** Sends one request at a time. `attempt`: number of responses. */
function useSending(initial: NoticeState, { fields, failed }: Pick<AccountFormProps, 'fields' | 'failed'>) {
  const [state, setState] = useState(initial)
  const [attempt, setAttempt] = useState(0)
  const [isSending, setIsSending] = useState(false)
  useWhenShownAgain(() => setIsSending(false))

  async function send(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form)
    setIsSending(true)
    const typed = fields.filter(({ type }) => type !== 'password').map(({ name }) => [name, String(data.get(name) ?? '')])
    const reply = await sendForm<NoticeState>(form, data).catch(() => ({
      state: { notice: failed, values: Object.fromEntries(typed) },
    }))
    if ('next' in reply) return window.location.assign(reply.next)
    setState(reply.state)
    setAttempt((count) => count + 1)
    setIsSending(false)
  }

  return { state, attempt, isSending, send }
}

export function AccountFormBody(props: AccountFormProps) {
  const { id, hidden, fields, submit, sending, initial = untouched, choices, children, look } = props
  const { name = `account-${id}` } = props
  const returned = useReturnedNotice(name)
  const { state, attempt, isSending, send } = useSending(returned ?? initial, props)
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt === 0) return
    // Passwords are cleared, other values come back with the response, and choices remain.
    for (const input of form.current?.elements ?? []) if (input instanceof HTMLInputElement) input.value = input.defaultValue
    notice.current?.focus()
  }, [attempt])

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isSending) void send(event.currentTarget)
  }

  return (
    <form ref={form} id={id} method="post" className={styles.form} noValidate onSubmit={onSubmit}>
      <input type="hidden" name={formFields.form} value={name} />
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {state.notice && <NoticeBox id={problemsId(name)} notice={state.notice} ref={notice} />}
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
      {choices && <div className={styles.foot}>{choices}</div>}
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
