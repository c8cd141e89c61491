/** Stores a draft until the form is sent, so that a long form survives a reload; in this tab only (ruling 35). */
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { storedItems } from '@/lib/domain/consent/browser-storage'
import type { FormDefinition } from '@/lib/forms/define-form'

type Values = Record<string, string | readonly string[]>

const neverStored: readonly string[] = ['password', 'file']

/** Drafts by form and subject, all under one storage key. Of other data under that key nothing is used. */
type Drafts = Record<string, Values | undefined>

const { key: storageKey } = storedItems.formDrafts

const draftName = (form: FormDefinition, subjectId: number | undefined) => `${form.id}:${subjectId ?? ''}`

/** Fields of the definition only, and never a password. */
function kept(form: FormDefinition, values: Readonly<Record<string, unknown>> | undefined): Values {
  const entries = Object.entries(values ?? {}).filter(([name, value]) => {
    const kind = form.fields[name]?.kind
    return kind && !neverStored.includes(kind) && (typeof value === 'string' || Array.isArray(value))
  })
  return Object.fromEntries(entries) as Values
}

/** Storage may be full, forbidden or contain invalid data; the form works without. */
function readDrafts(): Drafts {
  try {
    return { ...JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') }
  } catch {
    return {}
  }
}

function writeDrafts(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length > 0) sessionStorage.setItem(storageKey, JSON.stringify(drafts))
    else sessionStorage.removeItem(storageKey)
  } catch {}
}

export function deleteDraft(form: FormDefinition, subjectId: number | undefined): void {
  const { [draftName(form, subjectId)]: _sent, ...others } = readDrafts()
  writeDrafts(others)
}

/** @param isFresh whether the page shows the form without values of an earlier attempt. */
export function useDraft(
  form: FormDefinition,
  subjectId: number | undefined,
  { reset, getValues, subscribe }: UseFormReturn<Record<string, unknown>>,
  isFresh: boolean,
): void {
  useEffect(() => {
    if (!form.keepsDraft) return undefined
    const name = draftName(form, subjectId)
    const draft = kept(form, readDrafts()[name])
    if (isFresh && Object.keys(draft).length > 0) reset({ ...getValues(), ...draft })
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDrafts({ ...readDrafts(), [name]: kept(form, values) }),
    })
  }, [form, subjectId, reset, getValues, subscribe, isFresh])
}
