/**
 * All logging goes through these functions: an event name and fields, which contain ids and no personal data. They call the
 * console, so that tests and developers see objects; the running site writes JSON lines (json-console.ts).
 */

/** All event names, for searching the log and for alerts; docs/run/watch.md describes the most important ones. */
export const logEvents = [
  'account-failed',
  'account-mail-failed',
  'alarms-not-looked-for',
  'alerts-failed',
  'answer-failed',
  'agent-times-not-read',
  'busy-times-not-read',
  'calendar-not-read',
  'content-held-back',
  'content-live',
  'content-mail-failed',
  'content-not-kept',
  'content-not-live',
  'error',
  'failed-answer',
  'failure',
  'feed-failed',
  'feed-stopped',
  'folder-not-written',
  'folder-open-to-others',
  'form-failed',
  'form-not-stored',
  'hidden-proxy',
  'indexnow-announced',
  'indexnow-failed',
  'lease-not-renewed',
  'mail-empty',
  'mail-not-sent',
  'mailing-failed',
  'map-file-unreadable',
  'mcp-tool-failed',
  'newer-database',
  'not-ready',
  'not-started',
  'outbox-failed',
  'page-view-not-counted',
  'page-views-waiting',
  'picture-not-kept',
  'picture-not-made',
  'ready-again',
  'rejected',
  'request',
  'returned-form-failed',
  'route-not-loaded',
  'shared-list-not-changed',
  'started',
  'stop-failed',
  'stopped',
  'stopping',
  'store-away',
  'testimonials-not-read',
  'testimonials-not-renewed',
  'text-missing',
  'text-not-committed',
  'text-not-published',
  'tile-not-kept',
  'unknown-link',
  'unknown-view',
  'viewing-not-changed',
  'viewing-not-read',
  'waiting-not-read',
  'worker-failed',
] as const

export type LogEvent = (typeof logEvents)[number]

type Fields = Readonly<Record<string, unknown>>

/** For errors that need attention. A field `error` is written with its stack, without personal data. */
export const logError = (event: LogEvent, fields: Fields = {}): void => console.error({ event, ...fields })

/** For something that may become an error, or that the agency should know. */
export const logWarning = (event: LogEvent, fields: Fields = {}): void => console.warn({ event, ...fields })

export const logInfo = (event: LogEvent, fields: Fields = {}): void => console.info({ event, ...fields })

/** Repeats a console call of another thread of this process. */
export const logForThread = (level: 'error' | 'info' | 'warn', args: readonly unknown[]): void => console[level](...args)
