/**
 * The one door to the log: what happened, by a name of its own, with fields. The console takes it from here, so that a test or a
 * developer reads objects; the running site writes them as JSON (json-console.ts). Fields name things by ids, never people.
 */

/** Every event of ours, for whoever looks for one in the log or watches for it; the README says what the most important mean. */
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

/** Something that should be looked at. An `error` among the fields is written with its stack, without what may name a person. */
export const logError = (event: LogEvent, fields: Fields = {}): void => console.error({ event, ...fields })

/** Something that may become a failure, or that the agency should know of. */
export const logWarning = (event: LogEvent, fields: Fields = {}): void => console.warn({ event, ...fields })

export const logInfo = (event: LogEvent, fields: Fields = {}): void => console.info({ event, ...fields })

/** A call of the console in another thread of this process. */
export const logForThread = (level: 'error' | 'info' | 'warn', args: readonly unknown[]): void => console[level](...args)
