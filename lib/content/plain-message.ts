/** Plain error messages for the content check, in place of those of zod. */
import { z } from 'zod'
import { nearestField } from './nearest-field.ts'

const nouns: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields in braces',
  record: 'fields in braces',
  date: 'a day such as 2027-01-15',
}

const formats: Readonly<Record<string, string>> = {
  email: 'a mail address',
  url: 'a full address such as https://www.example.be/',
  date: 'a day such as 2027-01-15',
}

const counted: Readonly<Record<string, string>> = {
  string: ' character(s)',
  array: ' entry or entries',
  set: ' entry or entries',
}

/** `at least 3 character(s)`, `more than 0`. */
function limit(
  word: 'least' | 'most',
  { origin, bound, isIncluded }: { origin: string; bound: number | bigint; isIncluded: boolean },
) {
  if (!isIncluded) return `${word === 'least' ? 'more than' : 'less than'} ${bound}`
  if (word === 'least' && bound === 1 && origin === 'string') return 'a text that is not empty'
  return `at ${word} ${bound}${counted[origin] ?? ''}`
}

const quote = (value: unknown) => (typeof value === 'string' ? `"${value}"` : String(value))

function listChoices(values: readonly unknown[]): string {
  const choices = values.map(quote)
  return choices.length > 1 ? `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}` : (choices[0] ?? 'nothing')
}

/** Suggests the fields meant by unknown names. */
function namesMeant({ keys, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>): string {
  const known = inst instanceof z.ZodObject ? Object.keys(inst.shape) : []
  const meant = keys.flatMap((key) => nearestField(key, known) ?? [])
  return meant.length > 0 ? `; ${listChoices(meant)} was meant?` : ''
}

function nameExpected(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return nouns[issue.expected] ?? 'another kind of value'
    case 'too_small':
      return limit('least', { origin: issue.origin, bound: issue.minimum, isIncluded: issue.inclusive ?? true })
    case 'too_big':
      return limit('most', { origin: issue.origin, bound: issue.maximum, isIncluded: issue.inclusive ?? true })
    case 'invalid_format':
      return formats[issue.format] ?? 'a text of another form'
    case 'unrecognized_keys':
      return `no field of the name ${listChoices(issue.keys)}${namesMeant(issue)}`
    case 'invalid_value':
      return listChoices(issue.values)
    case 'invalid_union':
      return issue.options ? `a known ${String(issue.discriminator)}` : 'another value'
    default:
      return 'another value'
  }
}

/** Error map for `safeParse`; messages of the schema itself take precedence. */
export const plainMessage = (issue: z.core.$ZodRawIssue): string => `expected ${nameExpected(issue)}`
