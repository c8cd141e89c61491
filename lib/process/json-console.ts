/** Makes the console write one JSON object per line with pino, for whatever collects logs, without what could name a person. */
import { format, stripVTControlCharacters } from 'node:util'
import pino from 'pino'
import { isOfBadRequest } from '../http/bad-requests.ts'

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/** Mail addresses, telephone numbers and the queries of addresses, where tokens and searches stand. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s@]+@[\w-]+(\.[\w-]+)+/g, '[mail]'],
  [/(?<![\w-])(?:\+|00?)[1-9][\d ./]{7,}\d(?![\w-])/g, '[phone]'],
  [/(\/[^\s"'?]*)\?[^\s"')]+/g, '$1?[query]'],
]

export const withoutPersons = (text: string): string =>
  personal.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)

const digestOf = (error: Error) => ('digest' in error && typeof error.digest === 'string' ? { digest: error.digest } : {})

const describeError = (error: Error) => ({
  message: withoutPersons(error.message),
  ...digestOf(error),
  stack: withoutPersons(error.stack ?? '')
    .split('\n')
    .slice(1, 8)
    .map((line) => line.trim()),
})

function describeValue(value: unknown): unknown {
  if (value instanceof Error) return describeError(value)
  if (Array.isArray(value)) return value.map(describeValue)
  return typeof value === 'string' ? withoutPersons(value) : value
}

const isEvent = (value: unknown): value is { event: string } => typeof value === 'object' && value !== null && 'event' in value

/** What a call of the console says. */
export function describeCall(args: readonly unknown[]): Record<string, unknown> {
  const [first] = args
  if (args.length === 1 && isEvent(first))
    return Object.fromEntries(Object.entries(first).map(([key, value]) => [key, describeValue(value)]))
  const error = args.find((value) => value instanceof Error)
  const words = args.filter((value) => value !== error)
  const text = withoutPersons(stripVTControlCharacters(format(...words))).trim()
  return { event: 'message', ...(text && { text }), ...(error && { error: describeError(error) }) }
}

/** Fields that hold what people typed or what identifies them, should one ever get here, at the top or one level below. */
const confidential = [
  ...['address', 'authorization', 'comment', 'cookie', 'email', 'firstName', 'ip', 'lastName', 'mail', 'password'],
  ...['phone', 'recipient', 'secret', 'to', 'token', 'payload', 'values'],
]

/** Errors and warnings go to stderr, the rest to stdout. It writes in this process: a thread of pino's own would lose lines at the end. */
const streams = {
  [Symbol.for('pino.metadata')]: true,
  lastLevel: 0,
  write(line: string): void {
    const stream = this.lastLevel >= (pino.levels.values['warn'] ?? 40) ? process.stderr : process.stdout
    stream.write(line)
  },
}

/** @param stream gets each line, with its line break. */
export const createLogger = (stream: { write: (line: string) => void } = streams) =>
  pino(
    {
      base: null,
      level: 'debug',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: { paths: confidential.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
    },
    stream,
  )

/**
 * Whoever read the log may end before the site does: what cannot be written then is dropped, for as an error it would be logged
 * again, and the site would do nothing else any more.
 */
export function installProcessLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const logger = createLogger()
  for (const [name, level] of Object.entries(levels)) {
    Reflect.set(console, name, (...args: unknown[]) => {
      if (!args.some(isOfBadRequest)) logger[level](describeCall(args))
    })
  }
}
