/** `npm run preview-link -- <original path or number> [--days n]`: prints signed links to what is not published yet (ruling 8). */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { previewHref } from '../lib/routing/preview.ts'
import { getSnapshot } from '../lib/server/content/current-snapshot.ts'
import { findPreviewSource } from '../lib/server/preview/find-preview.ts'
import { signPreview } from '../lib/server/preview/signature.ts'
import { env } from '../lib/server/runtime/env.ts'
import { absoluteUrl } from '../lib/server/runtime/site-url.ts'

const secondsPerDay = 86_400
const mostDays = 90

/** `home` and slashes are how people write paths; a number alone is a property, takeover or project. */
function toPath(text: string): string {
  const path = text.replace(/^\/+|\/+$/g, '')
  if (path === 'home') return ''
  return /^\d+$/.test(path) ? `property/${path}` : path
}

/** What keeps the links from being made; undefined when nothing does. */
function findObstacle(target: string | undefined, days: number): string | undefined {
  if (target === undefined) return 'Say what to show: npm run preview-link -- <original path or number> [--days n]'
  if (!(Number.isInteger(days) && days >= 1 && days <= mostDays)) return `--days: expected a whole number from 1 to ${mostDays}`
  if (!findPreviewSource(toPath(target)))
    return `Nothing stands at "${target}": expected a path of routes.json, or the ID of a property`
  if (!env().PREVIEW_SECRET)
    return `PREVIEW_SECRET is not set. Put it into .env and start the site again:\nPREVIEW_SECRET=${randomBytes(32).toString('base64url')}`
  return undefined
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { days: { type: 'string', default: '7' } } })
const [target] = positionals
const obstacle = findObstacle(target, Number(values.days))
if (obstacle) {
  console.error(obstacle)
  process.exitCode = 1
} else {
  const path = toPath(target ?? '')
  const until = Math.floor(Date.now() / 1000) + Number(values.days) * secondsPerDay
  const ticket = signPreview(path, until)
  for (const language of getSnapshot().languages) console.log(absoluteUrl(previewHref(language, path, ticket)))
}
