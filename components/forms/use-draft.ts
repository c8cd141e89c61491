/** Keeps what was typed until it is sent, so that a long form survives a reload; in this tab only (ruling 35). */
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormDefinition } from '@/lib/forms/define-form'

type Values = Record<string, string | readonly string[]>

const untold: readonly string[] = ['password', 'file']

const draftKey = (form: FormDefinition, subjectId: number | undefined) => `draft:${form.id}:${subjectId ?? ''}`

/** Fields of the definition only, and never a password. */
function kept(form: FormDefinition, values: Readonly<Record<string, unknown>>): Values {
  const entries = Object.entries(values).filter(([name, value]) => {
    const kind = form.fields[name]?.kind
    return kind && !untold.includes(kind) && (typeof value === 'string' || Array.isArray(value))
  })
  return Object.fromEntries(entries) as Values
}

function read(form: FormDefinition, key: string): Values {
  try {
    return kept(form, JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  } catch {
    return {}
  }
}

/** Storage may be full or forbidden; the form works without. */
function write(key: string, values: Values): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values))
  } catch {}
}

export function forgetDraft(form: FormDefinition, subjectId: number | undefined): void {
  try {
    sessionStorage.removeItem(draftKey(form, subjectId))
  } catch {}
}

/** @param isFresh whether the page shows the form as nobody filled it in yet. */
export function useDraft(
  form: FormDefinition,
  subjectId: number | undefined,
  { reset, getValues, subscribe }: UseFormReturn<Record<string, unknown>>,
  isFresh: boolean,
): void {
  useEffect(() => {
    const key = draftKey(form, subjectId)
    const draft = read(form, key)
    if (isFresh && Object.keys(draft).length > 0) reset({ ...getValues(), ...draft })
    return subscribe({ formState: { values: true }, callback: ({ values }) => write(key, kept(form, values)) })
  }, [form, subjectId, reset, getValues, subscribe, isFresh])
}
