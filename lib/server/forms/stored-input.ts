/**
 * Stores the input of a form for its next attempt, and completes that attempt with the stored files and passwords where the
 * visitor left their fields empty.
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import type { FormDefinition } from '../../forms/define-form.ts'
import type { RawValues } from '../../forms/field.ts'
import { formFields, type KeptInput } from '../../forms/form-state.ts'
import { type FormOwner, findReturned, findReturnedFile, storeReturned } from './returned-forms.ts'
import { type ShownState, type StoredForm, storedForm } from './stored-state.ts'

/** Longest value shown again, in characters; the longest that a form accepts has 4000. */
const maxShown = 5_000

/** For multiple choices: how many, and characters of each. */
const maxChosen = { choices: 100, characters: 100 } as const

function cut(value: string | readonly string[]): string | string[] {
  if (typeof value === 'string') return value.slice(0, maxShown)
  return value.slice(0, maxChosen.choices).map((text) => text.slice(0, maxChosen.characters))
}

const cutValues = (values: RawValues) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cut(value)]))

/** Whether the field has an error: its value is then not stored. */
const isWrong = (state: ShownState, name: string) => state.kind === 'invalid' && Object.hasOwn(state.errors, name)

const namesOf = (form: FormDefinition, kind: 'file' | 'password') =>
  Object.entries(form.fields).flatMap(([name, field]) => (field.kind === kind ? [name] : []))

function readSecrets(form: FormDefinition, state: ShownState, data: FormData): Record<string, string> {
  const names = namesOf(form, 'password')
  // A password without a valid confirmation is not stored.
  if (names.some((name) => isWrong(state, name))) return {}
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = data.get(name)
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
}

function readFiles(form: FormDefinition, state: ShownState, data: FormData): Record<string, File> {
  return Object.fromEntries(
    namesOf(form, 'file').flatMap((name) => {
      const value = data.get(name)
      const isGood = value instanceof File && value.size > 0 && value.size <= (form.fields[name]?.maxBytes ?? 0)
      return isGood && !isWrong(state, name) ? [[name, value]] : []
    }),
  )
}

/** Stores a form that is to be shown again, with the files and passwords that its page cannot contain. */
export async function storeForm(owner: FormOwner, form: FormDefinition, state: ShownState, data: FormData, now: Date) {
  const secrets = readSecrets(form, state, data)
  const files = readFiles(form, state, data)
  const id = randomUUID()
  const contentOf = (keptFiles: readonly string[]): StoredForm => {
    const names = {
      ...Object.fromEntries(keptFiles.map((name) => [name, files[name]?.name ?? ''])),
      ...Object.fromEntries(Object.keys(secrets).map((name) => [name, ''])),
    }
    const kept: KeptInput | undefined = Object.keys(names).length > 0 ? { id, names } : undefined
    return { state: { ...state, values: cutValues(state.values), kept }, secrets }
  }
  await storeReturned(owner, contentOf, files, now)
}

/** The stored form; undefined when there is none or it has expired. */
export async function findStoredForm(owner: FormOwner, now: Date): Promise<StoredForm | undefined> {
  return storedForm.safeParse(await findReturned(owner, now)).data
}

const isLeftEmpty = (data: FormData, name: string) => {
  const value = data.get(name)
  return !value || (value instanceof File && value.size === 0)
}

/**
 * Completes a form with the stored files and passwords of its last attempt, where a field is empty and the visitor did not remove
 * the stored value. Only when the form refers to that attempt, so that a new form is not completed with old input.
 */
export async function completeForm(owner: FormOwner, form: FormDefinition, data: FormData, now: Date): Promise<FormData> {
  const id = data.get(formFields.kept)
  const stored = typeof id === 'string' && id ? await findStoredForm(owner, now) : undefined
  const kept = stored?.state.kept
  if (!stored || kept?.id !== id) return data
  const whole = new FormData()
  for (const [name, value] of data) whole.append(name, value)
  const dropped = data.getAll(formFields.drop)
  for (const name of Object.keys(kept.names)) {
    if (dropped.includes(name) || !isLeftEmpty(data, name)) continue
    const input = form.fields[name]?.kind === 'file' ? await findReturnedFile(owner, name, now) : stored.secrets[name]
    if (input !== undefined) whole.set(name, input)
  }
  return whole
}
