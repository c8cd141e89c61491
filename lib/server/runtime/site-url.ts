/** The site's public address. */
import 'server-only'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { env } from './env.ts'

/** Without a trailing slash; the setting `SITE_URL` takes precedence over the content. */
export function getSiteUrl(): string {
  return (env().SITE_URL ?? getSnapshot().site.url).replace(/\/$/, '')
}

/** A path of the site as an absolute URL; absolute URLs are returned unchanged. */
export function absoluteUrl(path: string): string {
  return path.startsWith('/') ? `${getSiteUrl()}${path}` : path
}

/** The `@id` of the agency in the structured data of every page; the home page contains its description. */
export function agencyId(): string {
  return `${getSiteUrl()}/#agency`
}
