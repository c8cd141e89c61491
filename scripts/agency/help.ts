/** The help of `npm run agency`. */
import { type Option, type Subject, shapes, type Verb, type Word } from './command.ts'
import { subjects } from './registry.ts'

/** How it was started: by npm, or by the program of a release. */
const program = process.env['PROGRAM'] ?? 'npm run agency --'

function describeWord({ name, isOptional, isMany, choices }: Word): string {
  const word = choices ? choices.join('|') : `<${name}${isMany ? '…' : ''}>`
  return isOptional ? `[${word}]` : word
}

const expects = ({ shape, choices }: Word) => (choices ? `one of ${choices.join(', ')}` : shapes[shape].expects)

const describeOption = (name: string, { shape }: Option) => (shape === 'flag' ? `--${name}` : `--${name} <${shape}>`)

/** The verb with its words, as typed on the command line. */
const lineOf = (name: string, { words = [] }: Verb) => [name, ...words.map(describeWord)].join(' ')

/** Rows of two aligned columns. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length))
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`)
}

/** Help about all subjects. */
export const helpOfAll = (): string =>
  [
    `Usage: ${program} <subject> <verb> [options]`,
    '',
    ...columns(Object.entries(subjects).map(([name, { summary }]) => [name, summary] as const)),
    '',
    `The verbs of a subject: ${program} leads; the options of a verb: ${program} leads erase --help`,
  ].join('\n')

/** Help about the verbs of a subject. */
export const helpOfSubject = (name: string, { verbs }: Subject): string =>
  [
    `Usage: ${program} ${name} <verb> [options]`,
    '',
    ...columns(Object.entries(verbs).map(([verbName, verb]) => [lineOf(verbName, verb), verb.summary] as const)),
  ].join('\n')

/** Help about the words and options of a verb. */
export function helpOfVerb(subject: string, name: string, verb: Verb): string {
  const options = Object.entries(verb.options ?? {})
  const words = verb.words ?? []
  return [
    `Usage: ${program} ${subject} ${lineOf(name, verb)}${options.length > 0 ? ' [options]' : ''}`,
    verb.summary,
    ...(words.length > 0 ? ['', ...columns(words.map((word) => [word.name, expects(word)] as const))] : []),
    ...(options.length > 0
      ? ['', ...columns(options.map(([option, it]) => [describeOption(option, it), it.describes] as const))]
      : []),
  ].join('\n')
}
