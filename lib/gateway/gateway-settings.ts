/** The gateway's settings: from the environment, and from the content the agency's details for its own pages. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { brandingOf, plainAccent } from '../domain/site/branding.ts'
import { languageCodes } from '../domain/text/language.ts'
import { type PublishedSite, publishedSite } from '../process/content-state.ts'
import { readSettings } from '../process/settings.ts'
import type { GatewayOptions } from './create-gateway.ts'

const language = z.enum(languageCodes)

const siteSchema = z.object({
  url: z.url(),
  name: z.string(),
  contact: z.object({ phone: z.string() }),
  theme: z.object({ accent: z.string().regex(/^#[0-9a-f]{6}$/) }),
  languages: z.array(z.object({ code: language, use: z.boolean() })),
  defaultLanguage: language,
})

/** A form may wait longer in the queue than a page: it is what the site is for. */
const formTimeoutFactor = 5

/**
 * `running`: enough to keep all cores busy, and few enough that one turn of the event loop stays short, since health checks wait
 * for it. `waiting`: the requests of a busy second. Measured in tests/bench/README.md.
 * @param timeout longest time (ms) that a page waits in the queue.
 */
const concurrencyFor = (timeout: number): GatewayOptions['concurrency'] => ({
  picture: { running: 16, waiting: 400, timeout },
  page: { running: 8, waiting: 400, timeout },
  dynamic: { running: 4, waiting: 64, timeout },
  form: { running: 16, waiting: 200, timeout: formTimeoutFactor * timeout },
})

/** Used while the site's settings cannot be read: all languages, no name and no phone number. */
const unknownSite = {
  url: '',
  plain: { name: '', phone: '', languages: languageCodes, defaultLanguage: 'nl', accent: plainAccent },
} as const

/** A `site.json` that is invalid, missing or half written does not prevent the start: publishing the content reports it. */
function readSite(contentFolder: string): { url: string; plain: PublishedSite } {
  try {
    const site = siteSchema.parse(JSON.parse(readFileSync(join(contentFolder, 'site.json'), 'utf8')))
    const languages = site.languages.filter(({ use }) => use).map(({ code }) => code)
    return {
      url: site.url,
      plain: {
        name: site.name,
        phone: site.contact.phone,
        languages,
        defaultLanguage: site.defaultLanguage,
        accent: brandingOf({ name: site.name, theme: { accent: site.theme.accent, shades: {} } }).accent,
      },
    }
  } catch {
    return unknownSite
  }
}

/** `hasRenderer`: whether to start the renderer process. */
export type GatewaySettings = Omit<GatewayOptions, 'handle' | 'launch'> & { port: number; hasRenderer: boolean }

/** @throws SettingsError with every error in the environment. */
export function readGatewaySettings(env: NodeJS.ProcessEnv): GatewaySettings {
  const settings = readSettings(env)
  const site = readSite(settings.CONTENT_DIR)
  return {
    port: settings.PORT,
    site: () => publishedSite() ?? site.plain,
    proxies: settings.TRUSTED_PROXIES,
    isSecure: (settings.SITE_URL ?? site.url).startsWith('https:'),
    perMinute: settings.REQUESTS_PER_MINUTE,
    timeouts: { head: 15_000, request: 180_000, body: 15_000 },
    concurrency: concurrencyFor(settings.QUEUE_SECONDS * 1000),
    cacheBytes: settings.ANSWER_MEMORY * 1024 * 1024,
    hasRenderer: settings.RENDERER === '1',
    logsRequests: settings.LOG_REQUESTS === '1',
  }
}
