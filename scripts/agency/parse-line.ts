/** Parses the command line of `npm run agency`. Unknown subjects, verbs, words and options are errors. */
import { parseArgs } from 'node:util'
import { findNearestNames } from '../../lib/domain/search/nearest-names.ts'
import { type Line, type Option, type Shape, type Subject, shapes, type Verb, type Word } from './command.ts'
import { helpOfAll, helpOfSubject, helpOfVerb } from './help.ts'
import { subjects } from './registry.ts'

export type ParsedLine =
  | { kind: 'help'; text: string }
  | { kind: 'mistake'; text: string; help: string }
  | { kind: 'command'; verb: Verb; line: Line; help: string }

const isHelp = (word: string | undefined) => word === '--help' || word === '-h'

const entryOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** `; did you mean …?` with similar names. */
function suggest(typed: string, names: readonly string[], show = (name: string) => `"${name}"`): string {
  const near = findNearestNames(
    names.map((name) => ({ name, words: [name] })),
    [typed],
  )
  return near.length > 0 ? `; did you mean ${near.map(show).join(' or ')}?` : ''
}

function checkValue(name: string, value: string, shape: Shape, choices?: readonly string[]): string[] {
  if (choices && !choices.includes(value))
    return [`${name}: expected one of ${choices.join(', ')}, not "${value}"${suggest(value, choices)}`]
  return shapes[shape].fits(value) ? [] : [`${name}: expected ${shapes[shape].expects}, not "${value}"`]
}

function checkWords(values: readonly string[], words: readonly Word[]): string[] {
  const last = words.at(-1)
  const needed = words.filter(({ isOptional }) => !isOptional)
  const missing = needed.slice(values.length).map(({ name }) => `<${name}> is missing`)
  const superfluous = last?.isMany ? [] : values.slice(words.length).map((value) => `"${value}" is one word too many`)
  const wrong = values.flatMap((value, index) => {
    const word = words[index] ?? (last?.isMany ? last : undefined)
    return word ? checkValue(`<${word.name}>`, value, word.shape, word.choices) : []
  })
  return [...missing, ...superfluous, ...wrong]
}

type Values = Readonly<Record<string, string | boolean | undefined>>

function checkOptions(values: Values, options: Readonly<Record<string, Option>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const option = entryOf(options, name)
    if (!option) return [`there is no option --${name}${suggest(name, Object.keys(options), (other) => `--${other}`)}`]
    if (option.shape === 'flag') return value === true ? [] : [`--${name} takes no value`]
    return typeof value === 'string' ? checkValue(`--${name}`, value, option.shape, option.choices) : [`--${name} needs a value`]
  })
}

/** The words and options after the verb; unknown options included, to be reported. */
function readArguments(args: readonly string[], options: Readonly<Record<string, Option>>) {
  const config = Object.entries(options).map(
    ([name, { shape }]) => [name, { type: shape === 'flag' ? 'boolean' : 'string' }] as const,
  )
  const { values, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(config),
    allowPositionals: true,
    strict: false,
  })
  return { values: values as Values, positionals }
}

function parseVerb(subject: string, name: string, verb: Verb, args: readonly string[]): ParsedLine {
  const help = helpOfVerb(subject, name, verb)
  if (args.some(isHelp)) return { kind: 'help', text: help }
  const { values, positionals } = readArguments(args, verb.options ?? {})
  const [mistake] = [...checkOptions(values, verb.options ?? {}), ...checkWords(positionals, verb.words ?? [])]
  if (mistake !== undefined) return { kind: 'mistake', text: `${subject} ${name}: ${mistake}`, help }
  const option = (key: string) => (typeof values[key] === 'string' ? values[key] : undefined)
  return { kind: 'command', verb, help, line: { words: positionals, option, flag: (key) => values[key] === true } }
}

function parseSubject(name: string, subject: Subject, isShort: boolean, args: readonly string[]): ParsedLine {
  const help = helpOfSubject(name, subject)
  const [first] = args
  const hasVerb = first !== undefined && !first.startsWith('-')
  const verbName = hasVerb ? first : isShort && !isHelp(first) ? subject.defaultVerb : undefined
  if (verbName === undefined) {
    if (first === undefined || isHelp(first)) return { kind: 'help', text: help }
    return { kind: 'mistake', text: `${name}: a verb is missing before "${first}"`, help }
  }
  const fallback = subject.fallbackVerb
  const isWord = hasVerb && fallback !== undefined && !entryOf(subject.verbs, verbName)
  if (isWord) return parseSubject(name, subject, isShort, [fallback, ...args])
  const verb = entryOf(subject.verbs, verbName)
  if (!verb)
    return {
      kind: 'mistake',
      text: `${name}: there is no verb "${verbName}"${suggest(verbName, Object.keys(subject.verbs))}`,
      help,
    }
  return parseVerb(name, verbName, verb, hasVerb ? args.slice(1) : args)
}

/** @param args command line arguments; `--short` before the subject selects its default verb if none is given. */
export async function parseLine(args: readonly string[]): Promise<ParsedLine> {
  const isShort = args[0] === '--short'
  const [name, ...rest] = isShort ? args.slice(1) : args
  if (name === undefined || isHelp(name)) return { kind: 'help', text: helpOfAll() }
  const entry = entryOf(subjects, name)
  if (!entry)
    return { kind: 'mistake', text: `There is no subject "${name}"${suggest(name, Object.keys(subjects))}`, help: helpOfAll() }
  return parseSubject(name, await entry.load(), isShort, rest)
}
