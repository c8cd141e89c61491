/** The secrets of a site: what of its settings is one, and how those of a backup come to where the site looks for them. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { readSettings } from '../../lib/process/settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Secrets that may stand in the environment alone; those of CRMs have names that the agency gave them. @throws SettingsError. */
export function secretSettings(environment: Environment): Record<string, string | undefined> {
  const { DATABASE_URL, METRICS_TOKEN, PREVIEW_SECRET, S3_URL, SECRET, SMTP_URL, WEBHOOK_SECRET } = readSettings(environment)
  const ofFeeds = Object.entries(environment).filter(([name]) => name.startsWith('FEED_'))
  return {
    ...{ DATABASE_URL, METRICS_TOKEN, PREVIEW_SECRET, S3_URL, SECRET, SMTP_URL, WEBHOOK_SECRET },
    ...Object.fromEntries(ofFeeds),
  }
}

const schema = z.object({
  settings: z.record(z.string(), z.string().optional()),
  env: z.string().optional(),
  secret: z.string().optional(),
})

const mode = 0o600

/** A `#` would begin a remark, and blanks at the ends would be cut. */
function quote(value: string): string {
  if (/^[\w./:@%?&=+,*-]*$/.test(value)) return value
  const sign = ["'", '`', '"'].find((mark) => !value.includes(mark)) ?? ''
  return `${sign}${value}${sign}`
}

/** The file of the old place, with what stood in its environment alone. */
function settingsFile(env: string | undefined, settings: Environment): string | undefined {
  const named = parseEnv(env ?? '')
  const lines = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined || named[name] === value ? [] : [`${name}=${quote(value)}\n`],
  )
  if (env === undefined && lines.length === 0) return undefined
  return [env && !env.endsWith('\n') ? `${env}\n` : (env ?? ''), ...lines].join('')
}

/**
 * A file that is there already stays; settings of the old place go into a file to look at, as they may lead to its database and mail server.
 * @param text what lay in the box. @param folder VAR_DIR. @param place of that file. @returns the files that were written.
 */
export function writeSecrets(text: string, folder: string, place = '.env.restored'): string[] {
  const { settings, env, secret } = schema.parse(JSON.parse(text))
  const files = [
    [join(folder, 'secret'), secret],
    [place, settingsFile(env, settings)],
  ] as const
  return files.flatMap(([path, content]) => {
    if (content === undefined || existsSync(path)) return []
    writeFileSync(path, content, { mode })
    return [path]
  })
}
