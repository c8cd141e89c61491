/**
 * Every setting of the site, from the environment or `.env`, in one place: the site, the gateway before it and the commands read
 * them here. `.env.example` says the same to people (tests/unit/process/settings.test.ts compares them).
 */
import { availableParallelism, totalmem } from 'node:os'
import { z } from 'zod'

/** Bytes of memory that two processes of a site want: a machine of 3 GiB has some less to give. */
const memoryForTwo = 2.7 * 1024 ** 3

/** Whether the machine, or what a container may have of it, has two cores and memory for two processes. */
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

/** With commas between them. @param shape of one, in small letters. @param example for whoever reads the message */
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

/** An address whose host is fixed and whose path holds each placeholder once; nothing else is ever put into it. */
function isTileTemplate(template: string): boolean {
  const hasEach = placeholders.every((placeholder) => template.split(placeholder).length === 2)
  if (!hasEach || !URL.canParse(filled(template))) return false
  const { protocol, host, username } = new URL(filled(template))
  return /^https?:$/.test(protocol) && username === '' && template.includes(`//${host}/`)
}

const siteExample = 'https://www.example.be'

/** Links are made by putting paths behind it. */
const isHostAlone = ({ pathname, search, hash, username, password }: URL) =>
  [pathname, search, hash, username, password].join('') === '/'

const s3Example = 'https://key:secret@s3.example.be/bucket?region=eu-west-1'

const isBucket = ({ username, password, pathname }: URL) => username !== '' && password !== '' && pathname.length > 1

const settingsSchema = z.object({
  /** Days that applications of candidate tenants are kept, unless one was accepted. */
  CANDIDATE_DAYS: wholeNumber(1, 365).default(90),
  /** Mebibytes of finished pages that the gateway keeps in memory; 0 for none. */
  ANSWER_MEMORY: wholeNumber(0, 65_536).default(256),
  /** `1`: pictures are sent as AVIF to browsers that show it; `0`: as WebP, which is twice as large and made in an eighth of the time. */
  AVIF: z.enum(['0', '1'], { error: 'expected 0 or 1' }).default('1'),
  /** Encrypts the secrets of a backup, and opens them when it is restored; without it they are left out. */
  BACKUP_PASSPHRASE: text(12).optional(),
  /** Browser of the browser tests. */
  CHROMIUM_PATH: z.string().optional(),
  /** Hours that the content may be behind its folder and its feeds before the site says that it is not ready; 0 for no limit. */
  CONTENT_HOURS: wholeNumber(0, 8760).default(0),
  /** Folder of the content. */
  CONTENT_DIR: z.string().default('data'),
  /** What a program shows that reads the numbers of the site; without it only this machine may. */
  METRICS_TOKEN: text(16).optional(),
  /** `postgres://…` of a PostgreSQL database; without it a SQLite file in VAR_DIR is used. */
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/name').optional(),
  /** `1`: the demo's staff may log in without a second factor; `npm run site` says so, and only where the site is shown on this machine alone. */
  DEMO: z.enum(['0', '1'], { error: 'expected 0 or 1' }).default('0'),
  /** Seconds from the start of a form's proof of work to its sending; who is faster is asked for the characters. */
  FORM_SECONDS: wholeNumber(0, 60).default(3),
  /** Proves to search engines that pages told of by IndexNow are ours; without it they are told nothing. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'expected 8 to 128 letters, digits and hyphens')
    .optional(),
  /** Who is told. */
  INDEXNOW_URL: address(/^https?$/, 'https://api.indexnow.org/indexnow').default('https://api.indexnow.org/indexnow'),
  /** Days that leads are kept; the privacy statement and the forms say two years. */
  LEAD_DAYS: wholeNumber(1, 730).default(730),
  /** `1`: each request is logged. */
  LOG_REQUESTS: z.enum(['0', '1'], { error: 'expected 0 or 1' }).default('0'),
  /** Sender of the mails; without it the agency's own address. */
  MAIL_FROM: z.email({ error: 'expected a mail address' }).optional(),
  /** Collector of traces, such as Jaeger, Tempo or an agent of OpenTelemetry; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/, 'http://localhost:4318').optional(),
  /** What the collector calls this site. */
  OTEL_SERVICE_NAME: z.string().default('site'),
  /** Share of the requests that are traced, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: share().default(1),
  /** Port of the server. */
  PORT: wholeNumber(0, 65_535).default(3000),
  /** Signs the links of previews; without it there are none. */
  PREVIEW_SECRET: text(32).optional(),
  /** Hosts of the own network that content and feeds may be fetched from, such as `crm.lan:8080`, with commas between them. */
  PRIVATE_HOSTS: hosts(/^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/, 'crm.lan:8080'),
  /** Rounds of one try of a proof of work: how long browsers compute before they send a form. */
  PROOF_OF_WORK_COST: wholeNumber(1, 1_000_000).default(4000),
  /** Hosts of push services that devices may be notified through, with commas between them; `*.` stands for every host below. */
  PUSH_HOSTS: hosts(
    /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/,
    'fcm.googleapis.com',
    'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com',
  ),
  /** Seconds that pages may wait their turn before the site says that it is busy: as long as a slow network takes, by default. */
  QUEUE_SECONDS: wholeNumber(1, 3600).default(1),
  /** `1`: a second process makes the pages that everybody gets, so that who is answered from memory never waits behind one. */
  RENDERER: z.enum(['0', '1'], { error: 'expected 0 or 1' }).default(hasRoomForTwo() ? '1' : '0'),
  /** Pages per visitor and minute; a page that is made for the request counts three times. 0 for no limit. */
  REQUESTS_PER_MINUTE: wholeNumber(0).default(600),
  /** Bucket, and folder in it, for files that several machines share; without it they share a folder, or there is one machine. */
  S3_URL: address(/^https?$/, s3Example)
    .refine((value) => URL.canParse(value) && isBucket(new URL(value)), `expected an address such as ${s3Example}`)
    .optional(),
  /** Signs links and challenges; without it one is made and kept in VAR_DIR. Several servers need the same. */
  SECRET: text(32).optional(),
  /** Public address of the site, without a slash at the end; wins over `url` in data/site.json. */
  SITE_URL: address(/^https?$/, siteExample)
    .refine(
      (value) => !URL.canParse(value) || isHostAlone(new URL(value)),
      `expected an address without a path, such as ${siteExample}`,
    )
    .transform((value) => new URL(value).origin)
    .optional(),
  /** `smtp://user:password@host:587` or `smtps://…:465`; without it mails become files in VAR_DIR/mail. */
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@mail.example.be:465').optional(),
  /** What the tile server asks to be named. */
  TILE_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  /** Template such as `https://tile.example.org/{z}/{x}/{y}.png`; empty for the drawn map alone. */
  TILE_UPSTREAM: z
    .string()
    .default('')
    .refine((value) => value === '' || isTileTemplate(value), 'expected an address with {z}, {x} and {y} in its path'),
  /** How many proxies of our own stand in front of the site, each of which adds to `X-Forwarded-For`. */
  TRUSTED_PROXIES: wholeNumber(0).default(0),
  /** Folder for what the running site writes. */
  VAR_DIR: z.string().default('var'),
  /** Signs what goes to WEBHOOK_URL. */
  WEBHOOK_SECRET: text(16).optional(),
  /** Gets every lead as JSON, next to the mails. */
  WEBHOOK_URL: address(/^https?$/, 'https://crm.example.be/leads').optional(),
})

export type Settings = z.output<typeof settingsSchema>

export const settingNames = settingsSchema.keyof().options

/** Settings that do not hold; the message names them all, without what they say, for that may be a secret. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  /** Name of the setting, and what was expected. */
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(['The settings of the environment or .env do not hold:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
    this.faults = faults
  }
}

/** Whether an address is one of the machine itself: nobody else can open it. */
export const isOwnMachine = (url: string): boolean =>
  URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

/** What must stand together. */
function findGaps(given: Readonly<Record<string, string | undefined>>): string[] {
  const gaps = [
    given['WEBHOOK_URL'] && !given['WEBHOOK_SECRET'] && 'WEBHOOK_SECRET: needed by WEBHOOK_URL, to sign what goes there',
    given['DEMO'] === '1' && given['SITE_URL'] && !isOwnMachine(given['SITE_URL']) && 'DEMO: only where SITE_URL is this machine',
  ]
  return gaps.filter((gap) => typeof gap === 'string').filter(Boolean)
}

/** A setting without a value counts as left out. @throws SettingsError with every fault at once. */
export function readSettings(source: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(settingNames.map((name) => [name, source[name] || undefined]))
  const { data, error } = settingsSchema.safeParse(given)
  const faults = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
  const all = [...faults, ...findGaps(given)]
  if (!data || all.length > 0) throw new SettingsError(all)
  return data
}
