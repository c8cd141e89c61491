/** The secrets of a site in a backup: which settings are secret, and how they are restored. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { readSettings } from '../../lib/process/settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Includes all settings with the prefix `FEED_`, as the agency chooses the names of its CRM keys.
 * @throws SettingsError.
 */
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

/** A `#` would start a comment, and spaces at the ends would be trimmed. */
function quote(value: string): string {
  if (/^[\w./:@%?&=+,*-]*$/.test(value)) return value
  const sign = ["'", '`', '"'].find((mark) => !value.includes(mark)) ?? ''
  return `${sign}${value}${sign}`
}

/** The content of the old `.env` file, completed with the settings that were only in the environment. */
function settingsFile(env: string | undefined, settings: Environment): string | undefined {
  const named = parseEnv(env ?? '')
  const lines = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined || named[name] === value ? [] : [`${name}=${quote(value)}\n`],
  )
  if (env === undefined && lines.length === 0) return undefined
  return [env && !env.endsWith('\n') ? `${env}\n` : (env ?? ''), ...lines].join('')
}

/**
 * Existing files are not overwritten. The old settings are written to a separate file to review, as they may refer to the
 * database and mail server of the old installation.
 * @param text decrypted secrets.
 * @param folder VAR_DIR.
 * @param place file for the old settings.
 * @returns the files that were written.
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
