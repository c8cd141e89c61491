/** The settings that come from the environment, checked at first use. */
import 'server-only'
import { z } from 'zod'

const schema = z.object({
  /** Days that applications of candidate tenants are kept, unless one was accepted. */
  CANDIDATE_DAYS: z.coerce.number().int().min(1).max(365).default(90),
  /** Folder of the content. */
  CONTENT_DIR: z.string().default('data'),
  /** Proves to search engines that pages told of by IndexNow are ours; without it they are told nothing. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/)
    .optional(),
  /** Who is told. */
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default('https://api.indexnow.org/indexnow'),
  /** Days that leads are kept; the privacy statement and the forms say two years. */
  LEAD_DAYS: z.coerce.number().int().min(1).max(730).default(730),
  /** Sender of the mails; without it the agency's own address. */
  MAIL_FROM: z.email().optional(),
  /** Signs links and challenges; without it one is made and kept in VAR_DIR. Several servers need the same. */
  SECRET: z.string().min(32).optional(),
  /** Port of the server; the framework sets it. */
  PORT: z.coerce.number().int().default(3000),
  /** Signs the links of previews; without it there are none. */
  PREVIEW_SECRET: z.string().min(32).optional(),
  /** Public address of the site, without a slash at the end; wins over `url` in data/site.json. */
  SITE_URL: z.url().optional(),
  /** `postgres://…` of a PostgreSQL database; without it a SQLite file in VAR_DIR is used. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** `smtp://user:password@host:587` or `smtps://…:465`; without it mails become files in VAR_DIR/mail. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** How many proxies of our own stand in front of the site, each of which adds to `X-Forwarded-For`. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
  /** Folder for what the running site writes. */
  VAR_DIR: z.string().default('var'),
  /** Signs what goes to WEBHOOK_URL. */
  WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Gets every lead as JSON, next to the mails. */
  WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
})

export type Env = z.output<typeof schema>

/** @throws ZodError naming the setting that is wrong. */
export function env(): Env {
  return schema.parse(process.env)
}
