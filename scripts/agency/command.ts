/** What a command of the agency is: a subject, a verb, words and options, each with what it says in the help. */

/** What a word or the value of an option has to look like. */
export const shapes = {
  text: { expects: 'a text', fits: (value: string) => value !== '' },
  mail: { expects: 'a mail address', fits: (value: string) => /^\S+@\S+$/.test(value) },
  number: { expects: 'a number', fits: (value: string) => /^\d{1,12}$/.test(value) },
  moment: {
    expects: 'a day and a time in Belgium, 2026-11-24T17:30',
    fits: (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value),
  },
} as const

export type Shape = keyof typeof shapes

/** A word after the verb. One that may be left out, or that may come several times, is the last. */
export type Word = { name: string; shape: Shape; isOptional?: true; isMany?: true; choices?: readonly string[] }

/** `--name <value>`; a flag has no value. */
export type Option = { shape: Shape | 'flag'; describes: string; choices?: readonly string[] }

/** What stands on the line, checked against the words and options of the verb. */
export type Line = {
  words: readonly string[]
  /** Value of an option; undefined when it is not there. */
  option: (name: string) => string | undefined
  flag: (name: string) => boolean
}

/** 1 when what was asked for could not be done; nothing counts as 0. */
export type ExitCode = 0 | 1

export type Verb = {
  /** One line. */
  summary: string
  words?: readonly Word[]
  options?: Readonly<Record<string, Option>>
  run: (line: Line) => Promise<ExitCode | undefined>
}

export type Subject = {
  verbs: Readonly<Record<string, Verb>>
  /** What the short form does without a verb: `npm run leads`. */
  defaultVerb?: string
  /** What is done with a word that is no verb: `npm run agency -- backup <file>`. */
  fallbackVerb?: string
}

/** A line that nobody can follow, found only while it was carried out; the program ends with code 2. */
export class UsageError extends Error {}

/** Says why something could not be done. */
export function fail(text: string): ExitCode {
  console.error(text)
  return 1
}
