/**
 * The schema of all settings (environment variables and `.env`), for the site, the gateway and the commands. `.env.example`
 * documents them for operators; tests/unit/process/settings.test.ts compares both.
 */
import { availableParallelism, totalmem } from 'node:os'
import { z } from 'zod'

/** Memory (bytes) that two processes of a site need. Slightly less than 3 GiB, as a machine of 3 GiB reports less. */
const memoryForTwo = 2.7 * 1024 ** 3

/** Whether the machine, or the limits of its container, allow two processes: more than one core and enough memory. */
const hasRoomForTwo = (): boolean =>
  availableParallelism() > 1 && Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) >= memoryForTwo

const text = (least: number) => z.string().min(least, `expected at least ${least} characters`)

const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) => {
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`
  return z.coerce.number({ error: `expected a whole number, ${range}` }).refine((value) => {
    return Number.isInteger(value) && value >= least && value <= most
  }, `expected a whole number, ${range}`)
}

const fromNothingToAll = 'expected a number from 0 to 1'
const share = () => z.coerce.number({ error: fromNothingToAll }).min(0, fromNothingToAll).max(1, fromNothingToAll)

const address = (protocol: RegExp, example: string) => z.url({ protocol, error: `expected an address such as ${example}` })

/** A comma-separated list of hosts. @param shape of one host, in lower case. @param example for the error message. */
const hosts = (shape: RegExp, example: string, usual = '') =>
  z
    .string()
    .default(usual)
    .transform((value) =>
      value
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine((all) => all.every((host) => shape.test(host)), `expected hosts such as ${example}, with commas between them`)

const placeholders = ['{z}', '{x}', '{y}'] as const
const filled = (template: string) => placeholders.reduce((rest, placeholder) => rest.replace(placeholder, '1'), template)

/** Whether it is an http(s) URL with a fixed host that contains each placeholder exactly once. */
function isTileTemplate(template: string): boolean {
  const hasEach = placeholders.every((placeholder) => template.split(placeholder).length === 2)
  if (!hasEach || !URL.canParse(filled(template))) return false
  const { protocol, host, username } = new URL(filled(template))
  return /^https?:$/.test(protocol) && username === '' && template.includes(`//${host}/`)
}

const siteExample = 'https://www.example.be'

/** Links are built by appending a path, so it must have no path, query or user of its own. */
const isHostAlone = ({ pathname, search, hash, username, password }: URL) =>
  [pathname, search, hash, username, password].join('') === '/'

const s3Example = 'https://key:secret@s3.example.be/bucket?region=eu-west-1'

const isBucket = ({ username, password, pathname }: URL) => username !== '' && password !== '' && pathname.length > 1

const settingsSchema = z.object({
  /** Days for which applications of candidate tenants are retained, unless one was accepted. */
  CANDIDATE_DAYS: wholeNumber(1, 365).default(90),
  /** Memory limit (MiB) of the gateway's page cache; 0 turns it off. */
  ANSWER_MEMORY: wholeNumber(0, 65_536).default(256),
  /**
   * `1`: pictures are sent as AVIF to browsers that support it; `0`: as WebP, twice as large and encoded in an eighth of the
   * time.
   */
  AVIF: z.enum(['0', '1'], { error: 'expected 0 or 1' }).default('1'),
  /** Encrypts the secrets in a backup, and decrypts them on restore; without it they are left out. */
  BACKUP_PASSPHRASE: text(12).optional(),
  /** Chromium executable for the browser tests. */
  CHROMIUM_PATH: z.string().optional(),
  /** Hours for which the content may be older than its folder and its feeds before `/api/ready/` returns 503; 0 for no limit. */
  CONTENT_HOURS: wholeNumber(0, 8760).default(0),
  /** Folder of the content. */
  CONTENT_DIR: z.string().default('data'),
  /** Bearer token for `/api/metrics/`; without it only this machine may read the metrics. */
  METRICS_TOKEN: text(16).optional(),
  /** `postgres://…` of a PostgreSQL database; without it a SQLite file in VAR_DIR is used. */
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/name').optional(),
  /**
   * `1`: the demo's staff may log in without a second factor. Set by `npm run site`, only if the site is served on this machine
   * alone.
   */
  DEMO: z.enum(['0', '1'], { error: 'expected 0 or 1' }).default('0'),
  /**
   * Minimum seconds between the start of a form's proof of work and its sending; faster clients get a challenge of characters.
   */
  FORM_SECONDS: wholeNumber(0, 60).default(3),
  /** IndexNow key, which proves that announced pages are ours; without it no changes are announced to search engines. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'expected 8 to 128 letters, digits and hyphens')
    .optional(),
  /** IndexNow endpoint to which changed pages are announced. */
  INDEXNOW_URL: address(/^https?$/, 'https://api.indexnow.org/indexnow').default('https://api.indexnow.org/indexnow'),
  /** Days for which leads are retained; the privacy statement and the forms state two years at most. */
  LEAD_DAYS: wholeNumber(1, 730).default(730),
  /** `1`: log each request. */
  LOG_REQUESTS: z.enum(['0', '1'], { error: 'expected 0 or 1' }).default('0'),
  /** Sender of the mails; without it the agency's own address. */
  MAIL_FROM: z.email({ error: 'expected a mail address' }).optional(),
  /** Trace collector, such as Jaeger, Tempo or an OpenTelemetry agent; without it tracing is off. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/, 'http://localhost:4318').optional(),
  /** Service name of this site in traces. */
  OTEL_SERVICE_NAME: z.string().default('site'),
  /** Share of the requests that are traced, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: share().default(1),
  /** Port of the server. */
  PORT: wholeNumber(0, 65_535).default(3000),
  /** Signs preview links; without it there are no previews. */
  PREVIEW_SECRET: text(32).optional(),
  /** Hosts in a private network from which content and feeds may be fetched, such as `crm.lan:8080`, comma-separated. */
  PRIVATE_HOSTS: hosts(/^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/, 'crm.lan:8080'),
  /** Hash iterations of one attempt of a proof of work: how long browsers compute before they send a form. */
  PROOF_OF_WORK_COST: wholeNumber(1, 1_000_000).default(4000),
  /** Hosts of allowed push services, comma-separated; `*.` stands for all subdomains. */
  PUSH_HOSTS: hosts(
    /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/,
    'fcm.googleapis.com',
    'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com',
  ),
  /** Longest time (seconds) that a page waits in the queue before further requests get 503. */
  QUEUE_SECONDS: wholeNumber(1, 3600).default(1),
  /** `1`: a second process renders the shared pages, so that responses from the page cache never wait for a rendering. */
  RENDERER: z.enum(['0', '1'], { error: 'expected 0 or 1' }).default(hasRoomForTwo() ? '1' : '0'),
  /** Rate limit: pages per visitor and minute; a page that is rendered for the request counts three times. 0 for no limit. */
  REQUESTS_PER_MINUTE: wholeNumber(0).default(600),
  /** S3 bucket, and folder in it, for files that several servers share; without it such files are in VAR_DIR. */
  S3_URL: address(/^https?$/, s3Example)
    .refine((value) => URL.canParse(value) && isBucket(new URL(value)), `expected an address such as ${s3Example}`)
    .optional(),
  /** Signs links and challenges; without it one is generated and stored in VAR_DIR. Several servers need the same. */
  SECRET: text(32).optional(),
  /** Public address of the site, without a trailing slash; takes precedence over `url` in data/site.json. */
  SITE_URL: address(/^https?$/, siteExample)
    .refine(
      (value) => !URL.canParse(value) || isHostAlone(new URL(value)),
      `expected an address without a path, such as ${siteExample}`,
    )
    .transform((value) => new URL(value).origin)
    .optional(),
  /** `smtp://user:password@host:587` or `smtps://…:465`; without it mails are written to files in VAR_DIR/mail. */
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@mail.example.be:465').optional(),
  /** Attribution that the tile server requires. */
  TILE_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  /** Template such as `https://tile.example.org/{z}/{x}/{y}.png`; empty for the built-in map only. */
  TILE_UPSTREAM: z
    .string()
    .default('')
    .refine((value) => value === '' || isTileTemplate(value), 'expected an address with {z}, {x} and {y} in its path'),
  /** Number of own proxies in front of the site, each of which appends to `X-Forwarded-For`. */
  TRUSTED_PROXIES: wholeNumber(0).default(0),
  /** Folder for the files that the running site writes. */
  VAR_DIR: z.string().default('var'),
  /** Signs requests to WEBHOOK_URL. */
  WEBHOOK_SECRET: text(16).optional(),
  /** Every lead is posted there as JSON, in addition to the mails. */
  WEBHOOK_URL: address(/^https?$/, 'https://crm.example.be/leads').optional(),
})

export type Settings = z.output<typeof settingsSchema>

export const settingNames = settingsSchema.keyof().options

/** Invalid settings. The message names all of them without their values, which may be secret. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  /** For each invalid setting: its name, and what was expected. */
  readonly errors: readonly string[]

  constructor(errors: readonly string[]) {
    super(['The settings of the environment or .env are not valid:', ...errors.map((error) => `  ${error}`)].join('\n'))
    this.errors = errors
  }
}

/** Whether an address is a loopback address, which only this machine can open. */
export const isOwnMachine = (url: string): boolean =>
  URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** Errors in combinations of settings. */
function checkCombinations(given: Readonly<Record<string, string | undefined>>): string[] {
  const errors = [
    given['WEBHOOK_URL'] && !given['WEBHOOK_SECRET'] && 'WEBHOOK_SECRET: needed by WEBHOOK_URL, to sign what goes there',
    given['DEMO'] === '1' && given['SITE_URL'] && !isOwnMachine(given['SITE_URL']) && 'DEMO: only where SITE_URL is this machine',
  ]
  return errors.filter((error) => typeof error === 'string').filter(Boolean)
}

/** An empty value counts as missing. @throws SettingsError with all errors. */
export function readSettings(source: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(settingNames.map((name) => [name, source[name] || undefined]))
  const { data, error } = settingsSchema.safeParse(given)
  const invalid = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
  const all = [...invalid, ...checkCombinations(given)]
  if (!data || all.length > 0) throw new SettingsError(all)
  return data
}
