/** A form that the site had and has no more: what was typed goes back to its visitor, as there is no form to show it in. */
import 'server-only'
import { z } from 'zod'
import { botProtectionFields } from '../../forms/challenge.ts'
import { forms } from '../../forms/registry.ts'
import type { TypedText } from '../../forms/returned-form.ts'

/** Names as our forms have them; any other was not posted by a page of ours, of whatever release. */
const formName = /^[a-z]{2,}(-[a-z]+){0,4}$/

/** Texts that are given back, and characters of each; the longest form has about forty. */
const most = { texts: 100, characters: 5_000 } as const

/** Fields that nobody filled in, or that no page shows. */
const unshown = new Set<string>([
  botProtectionFields.trap,
  'PRIVACY',
  ...Object.values(forms).flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'hidden' || kind === 'password' ? [name] : [])),
  ),
])

const isShown = (name: string) => !name.startsWith('_') && !unshown.has(name) && !/passw|secret|token|code/i.test(name)

/** Empty for what no page of ours posted, and for what holds nothing that somebody typed. */
export function readTyped(name: string, data: FormData): TypedText[] {
  if (!formName.test(name)) return []
  return [...data]
    .flatMap(([field, value]) => {
      const text = typeof value === 'string' ? value.trim() : ''
      return text && isShown(field) ? [{ field: field.slice(0, 60), text: text.slice(0, most.characters) }] : []
    })
    .slice(0, most.texts)
}

/** As it is kept. */
export const storedTyped = z.object({ typed: z.array(z.object({ field: z.string(), text: z.string() })) })
