/** The site with German switched on, as `data/site.json` alone does it: built in a folder of its own (snapshot.md, "Languages"). */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { describeSources, readNote, writeNote } from '../../scripts/build.ts'
import { programs, waitForExit } from '../../scripts/run-command.ts'

const root = resolve(import.meta.dirname, '../..')

/** The folder stands inside the project, so that packages are found. */
export const germanFolder = resolve(root, 'test-results/german')

/** Copied, because the bundler follows no links out of its folder. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'data',
  'middleware.ts',
  'instrumentation.ts',
  'package.json',
  'tsconfig.json',
]

/** The site's own build checks the types. */
const config = `import config from '../../next.config.ts'
export default { ...config, typescript: { ignoreBuildErrors: true } }
`

const siteSchema = z.looseObject({ languages: z.array(z.object({ code: z.string(), use: z.boolean() })) })

function switchGermanOn(): void {
  const file = resolve(germanFolder, 'data/site.json')
  const site = siteSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const languages = site.languages.map((language) => ({ ...language, use: language.use || language.code === 'de' }))
  writeFileSync(file, JSON.stringify({ ...site, languages }))
}

function prepareFolder(): void {
  rmSync(germanFolder, { recursive: true, force: true })
  mkdirSync(germanFolder, { recursive: true })
  for (const source of sources) cpSync(resolve(root, source), resolve(germanFolder, source), { recursive: true })
  symlinkSync(resolve(root, 'public'), resolve(germanFolder, 'public'))
  writeFileSync(resolve(germanFolder, 'next.config.ts'), config)
  switchGermanOn()
}

/** Whether the German build was made from the same as the site's own, from which it differs by one switch. */
export const isGermanBuildCurrent = () => readNote(germanFolder) !== undefined && readNote(germanFolder) === readNote(root)

/** Resolves to the exit code of `next build`. */
export async function buildGermanSite(): Promise<number> {
  const madeFrom = describeSources()
  prepareFolder()
  const { CONTENT_DIR: _, ...env } = process.env
  const child = spawn(process.execPath, [resolve(root, programs.next), 'build'], {
    cwd: germanFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  const code = await waitForExit(child)
  if (code === 0) writeNote(germanFolder, madeFrom)
  return code
}

if (import.meta.main) process.exitCode = await buildGermanSite()
