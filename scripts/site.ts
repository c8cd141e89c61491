/** `npm run site`: builds the site if its sources changed since the last build, serves it and prints its addresses. */
import './load-env.ts'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { isBuiltFromOther } from '../lib/process/built-content.ts'
import { readSettings } from '../lib/process/settings.ts'
import { buildSite } from './build.ts'
import { isBuildCurrent } from './build-record.ts'
import { callSite } from './call-site.ts'
import { runScript, startProgram, waitForExit } from './run-command.ts'

const { CONTENT_DIR, PORT: port, SITE_URL } = readSettings(process.env)
const address = `http://localhost:${port}`

const siteSchema = z.object({
  url: z.url(),
  name: z.string(),
  languages: z.array(z.object({ code: z.string(), use: z.boolean() })),
})
const site = siteSchema.parse(JSON.parse(readFileSync(join(CONTENT_DIR, 'site.json'), 'utf8')))

/** Whether the site is served on this machine only. */
const isLocal = new URL(SITE_URL ?? site.url).hostname === 'localhost'

/** On this machine only: the address with the current port is used in its pages, and the demo is turned on. */
function setUpDemo(): void {
  if (!SITE_URL && isLocal && site.url !== address) process.env['SITE_URL'] = address
  // The demo's staff log in without a second factor.
  if (isLocal) process.env['DEMO'] = '1'
}

function isPortFree(): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

/** Waits until the site answers. */
async function waitForAnswer(): Promise<void> {
  const hasAnswered = () =>
    fetch(`${address}/robots.txt`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await hasAnswered())) await sleep(200)
}

/** Re-renders the static pages before the site is announced as open, if they were built from other content. */
async function updatePages(): Promise<void> {
  if (isBuiltFromOther(CONTENT_DIR, readSettings(process.env).SITE_URL)) await callSite('/api/reload-content/')
}

/** Also prints the logins of the demo, which get a new password at each start. */
async function printAddresses(): Promise<void> {
  console.log(`\n${site.name} is open:`)
  for (const { code } of site.languages.filter((language) => language.use)) {
    console.log(`  ${address}/${code}/  ${new Intl.DisplayNames([code], { type: 'language' }).of(code)}`)
  }
  if (isLocal) await runScript('scripts/demo-owner.ts')
  console.log('Stop it with Ctrl+C.\n')
}

async function serve(): Promise<number> {
  setUpDemo()
  if (!(await isPortFree())) {
    console.error(`Port ${port} is taken. Choose another one: PORT=3001 npm run site`)
    return 1
  }
  if (!isBuildCurrent(process.cwd())) {
    console.log('Building the site, this takes about a minute.')
    const code = await buildSite()
    if (code !== 0) return code
  }
  const server = startProgram('serve', [])
  const exit = waitForExit(server)
  const isOpen = await Promise.race([waitForAnswer().then(() => true), exit.then(() => false)])
  if (isOpen) {
    await updatePages()
    await printAddresses()
  }
  return exit
}

process.exit(await serve())
