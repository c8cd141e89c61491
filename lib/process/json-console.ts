/** Makes the console write one JSON object per line with pino, for log collectors, without personal data. */
import { format, stripVTControlCharacters } from 'node:util'
import pino from 'pino'
import { isOfBadRequest } from '../http/bad-requests.ts'

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/** Mail addresses, phone numbers, and the queries of addresses, which contain tokens and searches. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s@]+@[\w-]+(\.[\w-]+)+/g, '[mail]'],
  [/(?<![\w-])(?:\+|00?)[1-9][\d ./]{7,}\d(?![\w-])/g, '[phone]'],
  [/(\/[^\s"'?]*)\?[^\s"')]+/g, '$1?[query]'],
]

export const withoutPersonalData = (text: string): string =>
  personal.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text)

const digestOf = (error: Error) => ('digest' in error && typeof error.digest === 'string' ? { digest: error.digest } : {})

const describeError = (error: Error) => ({
  message: withoutPersonalData(error.message),
  ...digestOf(error),
  stack: withoutPersonalData(error.stack ?? '')
    .split('\n')
    .slice(1, 8)
    .map((line) => line.trim()),
})

function describeValue(value: unknown): unknown {
  if (value instanceof Error) return describeError(value)
  if (Array.isArray(value)) return value.map(describeValue)
  return typeof value === 'string' ? withoutPersonalData(value) : value
}

const isEvent = (value: unknown): value is { event: string } => typeof value === 'object' && value !== null && 'event' in value

/** The log entry of a console call: the fields of an event object, else a text and an error. */
export function describeCall(args: readonly unknown[]): Record<string, unknown> {
  const [first] = args
  if (args.length === 1 && isEvent(first))
    return Object.fromEntries(Object.entries(first).map(([key, value]) => [key, describeValue(value)]))
  const error = args.find((value) => value instanceof Error)
  const words = args.filter((value) => value !== error)
  const text = withoutPersonalData(stripVTControlCharacters(format(...words))).trim()
  return { event: 'message', ...(text && { text }), ...(error && { error: describeError(error) }) }
}

/** Fields with personal data, which are redacted at the top level and one level below, in case one is ever logged. */
const confidential = [
  ...['address', 'authorization', 'comment', 'cookie', 'email', 'firstName', 'ip', 'lastName', 'mail', 'password'],
  ...['phone', 'recipient', 'secret', 'to', 'token', 'payload', 'values'],
]

/**
 * Errors and warnings go to stderr, the rest to stdout. Written by this thread: a worker thread of pino would lose lines when the
 * process ends.
 */
const streams = {
  [Symbol.for('pino.metadata')]: true,
  lastLevel: 0,
  write(line: string): void {
    const stream = this.lastLevel >= (pino.levels.values['warn'] ?? 40) ? process.stderr : process.stdout
    stream.write(line)
  },
}

/** @param stream receives each line with its line break. */
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
 * Replaces the functions of the console. Write errors, such as after the log collector has ended, are ignored: logged, they would
 * cause the next write error, endlessly.
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
