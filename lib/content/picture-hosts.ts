/** Hosts that pictures may come from besides our own; read before the site runs, by next.config.ts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** `pictureHosts` of site.json in the content folder. @throws when the file is missing or the list is not one of names. */
export function readPictureHosts(folder: string): string[] {
  const site: unknown = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))
  return z.object({ pictureHosts: z.array(z.string()) }).parse(site).pictureHosts
}
