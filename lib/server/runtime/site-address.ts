/** The address of the running site, as a file in VAR_DIR for the commands that print or mail links (scripts/find-site.ts). */
import 'server-only'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from './env.ts'
import { getSiteUrl } from './site-url.ts'
import { fileMode, makePrivateFolder } from './var-folder.ts'

/** A site on localhost is at the port that it listens on, whatever its content says. */
function ownAddress(): string {
  const address = new URL(getSiteUrl())
  if (!env().SITE_URL && address.hostname === 'localhost') address.port = String(env().PORT)
  return address.href.replace(/\/$/, '')
}

/** Called once when the site starts. */
export function writeSiteAddress(): void {
  makePrivateFolder(env().VAR_DIR)
  writeFileSync(join(env().VAR_DIR, 'site-address'), ownAddress(), { mode: fileMode })
}
