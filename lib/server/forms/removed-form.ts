/** A form that the site no longer has: what the visitor typed is shown as text, as there is no form to show it in. */
import 'server-only'
import { z } from 'zod'
import { botProtectionFields } from '../../forms/challenge.ts'
import { forms } from '../../forms/registry.ts'
import type { TypedText } from '../../forms/returned-form.ts'

/** The format of our form names; other names were not posted by a page of any release. */
const formName = /^[a-z]{2,}(-[a-z]+){0,4}$/

/** Largest number of texts, and characters of each; our largest form has about forty fields. */
const most = { texts: 100, characters: 5_000 } as const

/** Technical fields that no visitor filled in. */
const unshown = new Set<string>([
  botProtectionFields.trap,
  'PRIVACY',
  ...Object.values(forms).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'hidden' || kind === 'password' ? [name] : [])),
  ),
])

const isShown = (name: string) => !name.startsWith('_') && !unshown.has(name) && !/passw|secret|token|code/i.test(name)

/** Empty for forms that are not ours, and for those without text. */
export function readTyped(name: string, data: FormData): TypedText[] {
  if (!formName.test(name)) return []
  return [...data]
    .flatMap(([field, value]) => {
      const text = typeof value === 'string' ? value.trim() : ''
      return text && isShown(field) ? [{ field: field.slice(0, 60), text: text.slice(0, most.characters) }] : []
    })
    .slice(0, most.texts)
}

/** The stored shape. */
export const storedTyped = z.object({ typed: z.array(z.object({ field: z.string(), text: z.string() })) })
