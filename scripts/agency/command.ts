/** The structure of an agency command: subject, verb, words and options, each with its help text. */

/** Formats of words and option values. */
export const shapes = {
  text: { expects: 'a text', fits: (value: string) => value !== '' },
  mail: { expects: 'a mail address', fits: (value: string) => /^\S+@\S+$/.test(value) },
  number: { expects: 'a number', fits: (value: string) => /^\d{1,12}$/.test(value) },
  time: {
    expects: 'a day and a time in Belgium, 2026-11-24T17:30',
    fits: (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value),
  },
} as const

export type Shape = keyof typeof shapes

/** A word after the verb. Only the last one may be optional or repeated. */
export type Word = { name: string; shape: Shape; isOptional?: true; isMany?: true; choices?: readonly string[] }

/** `--name <value>`; a flag has no value. */
export type Option = { shape: Shape | 'flag'; describes: string; choices?: readonly string[] }

/** The command line, checked against the words and options of the verb. */
export type Line = {
  words: readonly string[]
  /** Value of an option; undefined when it is missing. */
  option: (name: string) => string | undefined
  flag: (name: string) => boolean
}

/** 1 for a failed command; a command that returns nothing exits with 0. */
export type ExitCode = 0 | 1

export type Verb = {
  /** A single line. */
  summary: string
  words?: readonly Word[]
  options?: Readonly<Record<string, Option>>
  run: (line: Line) => Promise<ExitCode | undefined>
}

export type Subject = {
  verbs: Readonly<Record<string, Verb>>
  /** The verb of the short form without a verb: `npm run leads`. */
  defaultVerb?: string
  /** The verb when the first word is not a verb: `npm run agency -- backup <file>`. */
  fallbackVerb?: string
}

/** An invalid command line that is only detected while the command runs; the program exits with code 2. */
export class UsageError extends Error {}

/** Prints why something failed. */
export function fail(text: string): ExitCode {
  console.error(text)
  return 1
}
