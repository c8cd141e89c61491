/** The site's public address. */
import 'server-only'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { env } from './env.ts'

/** Without a slash at the end; the environment wins over the content. */
export function getSiteUrl(): string {
  return (env().SITE_URL ?? getSnapshot().site.url).replace(/\/$/, '')
}

/** A path of the site as a full address; full addresses stay as they are. */
export function absoluteUrl(path: string): string {
  return path.startsWith('/') ? `${getSiteUrl()}${path}` : path
}

/** What the agency goes by in the structured data of every page; the home page says the rest of it. */
export function agencyId(): string {
  return `${getSiteUrl()}/#agency`
}
