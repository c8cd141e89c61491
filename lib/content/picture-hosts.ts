/** Hosts that pictures may come from besides our own; read before the site runs, by next.config.ts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const siteSchema = z.object({ pictureHosts: z.array(z.string()) })
const keptSchema = z.object({ 'site.json': z.string() })

const parse = (text: string): unknown => JSON.parse(text)

/** Undefined where the text is missing or no settings: whoever publishes the content says so. */
function hostsOf(readText: () => string): string[] | undefined {
  try {
    return siteSchema.parse(parse(readText())).pictureHosts
  } catch {
    return undefined
  }
}

/**
 * `pictureHosts` of site.json in the content folder; where that cannot be read, of the content that was published last, so that
 * no mistake in the content keeps the site from starting; else none.
 */
export function readPictureHosts(contentFolder: string, varFolder: string): string[] {
  const kept = () => keptSchema.parse(parse(readFileSync(join(varFolder, 'last-good-content.json'), 'utf8')))['site.json']
  return hostsOf(() => readFileSync(join(contentFolder, 'site.json'), 'utf8')) ?? hostsOf(kept) ?? []
}
