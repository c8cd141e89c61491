'use client'
/** Gives a form that was returned with its values to its place on the page, wherever that is. */
import { createContext, type ReactNode, useContext } from 'react'
import type { FormState } from '@/lib/forms/form-state'
import type { NoticeState } from '@/lib/forms/notice-state'
import type { ReturnedForm } from '@/lib/forms/returned-form'

const Context = createContext<ReturnedForm | undefined>(undefined)

export const ReturnedProvider = ({ value, children }: { value: ReturnedForm; children: ReactNode }) => (
  <Context value={value}>{children}</Context>
)

/** Result of the last attempt without script; undefined when there was none. */
export function useReturnedState(form: string, subjectId: number | undefined): FormState | undefined {
  const returned = useContext(Context)
  if (!returned || !('state' in returned)) return undefined
  return returned.form === form && returned.subjectId === subjectId ? returned.state : undefined
}

/** The same for a form that is answered with a notice. */
export function useReturnedNotice(form: string): NoticeState | undefined {
  const returned = useContext(Context)
  return returned?.form === form && 'account' in returned ? returned.account : undefined
}
