/** The command that signs links to unpublished content (ruling 8). */
import { randomBytes } from 'node:crypto'
import { previewHref } from '../../../lib/routing/preview.ts'
import { getSnapshot } from '../../../lib/server/content/snapshot/current-snapshot.ts'
import { findPreviewSource } from '../../../lib/server/preview/find-preview.ts'
import { signPreview } from '../../../lib/server/preview/signature.ts'
import { env } from '../../../lib/server/runtime/env.ts'
import { absoluteUrl } from '../../../lib/server/runtime/site-url.ts'
import { type ExitCode, fail, type Line, type Subject, UsageError } from '../command.ts'

const secondsPerDay = 86_400
const maxDays = 90

/** People write paths with `home` and slashes; a number alone is a property, takeover or project. */
function toPath(text: string): string {
  const path = text.replace(/^\/+|\/+$/g, '')
  if (path === 'home') return ''
  return /^\d+$/.test(path) ? `property/${path}` : path
}

async function make({ words: [target = ''], option }: Line): Promise<ExitCode | undefined> {
  const days = Number(option('days') ?? 7)
  if (days < 1 || days > maxDays) throw new UsageError(`--days: expected a whole number from 1 to ${maxDays}`)
  const path = toPath(target)
  if (!findPreviewSource(path))
    return fail(`Nothing stands at "${target}": expected a path of routes.json, or the ID of a property`)
  if (!env().PREVIEW_SECRET) {
    const example = `PREVIEW_SECRET=${randomBytes(32).toString('base64url')}`
    return fail(`PREVIEW_SECRET is not set. Put it into .env and start the site again:\n${example}`)
  }
  const ticket = signPreview(path, Math.floor(Date.now() / 1000) + days * secondsPerDay)
  for (const language of getSnapshot().languages) console.log(absoluteUrl(previewHref(language, path, ticket)))
  return undefined
}

export const previewLink: Subject = {
  verbs: {
    make: {
      summary: 'prints a link in each language to a page, article or property that is not published',
      words: [{ name: 'path or number', shape: 'text' }],
      options: { days: { shape: 'number', describes: `how long the links work, at most ${maxDays} days; else 7` } },
      run: make,
    },
  },
}
