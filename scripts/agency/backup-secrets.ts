/** Puts the secrets of a backup where the site looks for them. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const schema = z.object({
  settings: z.record(z.string(), z.string().optional()),
  env: z.string().optional(),
  secret: z.string().optional(),
})

const mode = 0o600

/**
 * A file that is there already stays; settings of the old place go into a file to look at, as they may lead to its database and mail server.
 * @param text what lay in the box. @param folder VAR_DIR. @returns the files that were written.
 */
export function writeSecrets(text: string, folder: string): string[] {
  const { settings, env, secret } = schema.parse(JSON.parse(text))
  const lines = Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}\n`]))
  const files = [
    [join(folder, 'secret'), secret],
    ['.env.restored', env ?? (lines.length > 0 ? lines.join('') : undefined)],
  ] as const
  return files.flatMap(([path, content]) => {
    if (content === undefined || existsSync(path)) return []
    writeFileSync(path, content, { mode })
    return [path]
  })
}
