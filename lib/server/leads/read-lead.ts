/** Parses a posted form; all input is untrusted. */
import 'server-only'
import { z } from 'zod'
import { isLanguage, type Language } from '../../domain/text/language.ts'
import type { FormDefinition } from '../../forms/define-form.ts'
import type { RawValues } from '../../forms/field.ts'
import { formFields } from '../../forms/form-state.ts'
import { findForm } from '../../forms/registry.ts'

export type LeadInput = {
  form: FormDefinition
  language: Language
  subjectId: number | undefined
  token: string | undefined
  values: RawValues
  files: Readonly<Record<string, File>>
  /** The raw form data, for the bot protection. */
  data: FormData
}

const subjectSchema = z.coerce.number().int().positive().max(999_999_999_999)

const readText = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Replaces unpaired surrogates by U+FFFD; neither a database nor a mail can encode them. */
const readTexts = (data: FormData, name: string): string[] =>
  data.getAll(name).flatMap((value) => (typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : []))

/** An empty file field is sent as a file without name and content. */
function fileOf(data: FormData, name: string): File | undefined {
  const value = data.get(name)
  return value instanceof File && value.size > 0 ? value : undefined
}

function readValues(form: FormDefinition, data: FormData): RawValues {
  return Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]) => {
      if (field.kind === 'file') return [[name, fileOf(data, name)?.name.replace(/\p{Surrogate}/gu, '\ufffd') ?? '']]
      const texts = readTexts(data, name)
      return [[name, field.kind === 'choices' ? texts : (texts[0] ?? '')]]
    }),
  )
}

function readFiles(form: FormDefinition, data: FormData): Record<string, File> {
  return Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]) => {
      const value = field.kind === 'file' ? fileOf(data, name) : undefined
      return value ? [[name, value]] : []
    }),
  )
}

/** Undefined when it is not a form of this site. */
export function readLeadInput(data: FormData): LeadInput | undefined {
  const form = findForm(readText(data, formFields.form))
  const language = readText(data, formFields.language)
  if (!form || !isLanguage(language)) return undefined
  const subject = subjectSchema.safeParse(readText(data, formFields.subject) || undefined)
  const token = z.uuid().safeParse(readText(data, formFields.token))
  return {
    form,
    language,
    subjectId: subject.data,
    token: token.data,
    values: readValues(form, data),
    files: readFiles(form, data),
    data,
  }
}
