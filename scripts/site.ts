/** `npm run site`: builds the site if the program changed since the last build, serves it and prints its addresses. */
import './load-env.ts'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { isBuiltFromOther } from '../lib/process/built-content.ts'
import { readSettings } from '../lib/process/settings.ts'
import { buildSite } from './build.ts'
import { callSite } from './call-site.ts'
import { isBuildCurrent } from './made-from.ts'
import { runScript, startProgram, waitForExit } from './run-command.ts'

const { CONTENT_DIR, PORT: port, SITE_URL } = readSettings(process.env)
const address = `http://localhost:${port}`

const siteSchema = z.object({
  url: z.url(),
  name: z.string(),
  languages: z.array(z.object({ code: z.string(), use: z.boolean() })),
})
const site = siteSchema.parse(JSON.parse(readFileSync(join(CONTENT_DIR, 'site.json'), 'utf8')))

/** Only shown on this machine: nobody else can reach it. */
const isLocal = new URL(SITE_URL ?? site.url).hostname === 'localhost'

/** A site that is only shown on this machine names this machine's address in its pages, on any port, and shows its demo. */
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

/** A build knows the pages of its own content: with another they are made again before the site is said to be open. */
async function takeContent(): Promise<void> {
  if (isBuiltFromOther(CONTENT_DIR, readSettings(process.env).SITE_URL)) await callSite('/api/reload-content/')
}

/** With the login of the demo owner, whose password is new with each start (ruling 33). */
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
    await takeContent()
    await printAddresses()
  }
  return exit
}

process.exit(await serve())
