/** Definition of a tool of the Model Context Protocol: name, input schema and handler. All tools are read-only. */
import 'server-only'
import { z } from 'zod'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** The requested item does not exist: reported to the client, not logged as a server error. */
export type ToolAnswer = { kind: 'found'; result: Record<string, unknown> } | { kind: 'refused'; reason: string }

export const found = (result: Record<string, unknown>): ToolAnswer => ({ kind: 'found', result })
export const refused = (reason: string): ToolAnswer => ({ kind: 'refused', reason })

export type Tool = {
  name: string
  title: string
  description: string
  /** JSON Schema of the arguments. */
  inputSchema: Record<string, unknown>
  call: (given: unknown, now: Date) => Promise<ToolAnswer>
}

type Definition<Shape extends z.ZodRawShape> = {
  name: string
  title: string
  description: string
  input: z.ZodObject<Shape>
  run: (input: z.infer<z.ZodObject<Shape>>, now: Date) => ToolAnswer | Promise<ToolAnswer>
}

/** A tool whose arguments are validated by its published schema. */
export function defineTool<Shape extends z.ZodRawShape>({ input, run, ...tool }: Definition<Shape>): Tool {
  return {
    ...tool,
    inputSchema: z.toJSONSchema(input, { io: 'input' }),
    call: async (given, now) => {
      const checked = input.safeParse(given ?? {})
      return checked.success ? run(checked.data, now) : refused(z.prettifyError(checked.error).slice(0, 500))
    },
  }
}

/** A language of the site; by default the default language. */
export const languageField = z
  .string()
  .max(10)
  .optional()
  .describe('Language of the texts, such as nl, fr, en or de; the default language of the site when it is missing or not in use')

export function languageOf(code: string | undefined): Language {
  const { languages, site } = getSnapshot()
  return languages.find((language) => language === code?.slice(0, 2).toLowerCase()) ?? site.defaultLanguage
}

export const idField = z.int().min(1).max(999_999_999_999).describe('Reference of the property, as search gives it')
