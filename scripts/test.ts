/** `npm test`: every test there is, step by step; the last line says how many passed and failed. */
import './load-env.ts'
import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildSite } from './build.ts'
import { findOrInstallChromium } from './ensure-chromium.ts'
import { runNpmScript, runProgram } from './run-command.ts'
import { readTestReports } from './test-reports.ts'

const results = 'test-results'
const vitestReport = `${results}/vitest.json`
const playwrightReport = `${results}/playwright.json`

function ensureBrowser(): number {
  const path = findOrInstallChromium()
  process.env['CHROMIUM_PATH'] = path
  console.log(path)
  return 0
}

/** `run` gives an exit code. */
type Step = { name: string; run: () => number | Promise<number> }

/** Runs programs side by side; the highest of their exit codes. */
const together = async (...codes: readonly Promise<number>[]) => Math.max(...(await Promise.all(codes)))

/** `npm run check`, whose three programs use one core each for a good part of their time. */
const runCheck = () => together(runProgram('biome', ['check']), runNpmScript('check-types'), runProgram('knip', []))

const runUnits = () => runProgram('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`])

/** The browser tests as soon as there is something to look at. */
async function buildAndBrowse(): Promise<number> {
  const code = await buildSite()
  return code === 0 ? runProgram('playwright', ['test']) : code
}

const steps: readonly Step[] = [
  { name: 'Browser', run: ensureBrowser },
  // The audit waits for the network most of its time.
  { name: 'Check and audit', run: () => together(runCheck(), runProgram('audit', [])) },
  // A build has phases of one thread, and tests wait for processes, databases and pages: each uses what the others leave idle.
  { name: 'Build and browser tests, unit and component tests beside', run: () => together(buildAndBrowse(), runUnits()) },
]

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** A step that throws says why and has failed. */
async function runStep(run: Step['run']): Promise<number> {
  try {
    return await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

/** Whether every step succeeded; the first that does not is the last. */
async function runSteps(): Promise<boolean> {
  for (const [index, { name, run }] of steps.entries()) {
    const start = performance.now()
    console.log(`\n=== ${index + 1}/${steps.length} ${name} ===\n`)
    const code = await runStep(run)
    console.log(`\n--- ${name}: ${code === 0 ? 'done' : `failed with code ${code}`} after ${seconds(start)}`)
    if (code !== 0) return false
  }
  return true
}

rmSync(results, { recursive: true, force: true })
// Tests start our programs a few hundred times: what Node makes of their source is made once.
process.env['NODE_COMPILE_CACHE'] ??= resolve(results, 'compiled')
// To begin one takes a quarter of a build; one that is there is used.
if (!existsSync('.next/cache')) process.env['NO_BUILD_CACHE'] = '1'
const start = performance.now()
const isGreen = await runSteps()
const { passed, failures } = readTestReports(vitestReport, playwrightReport)

console.log(`\nAll steps took ${seconds(start)}.`)
// Last, where whoever looks at the end of a long log finds them.
for (const failure of failures) console.log(`FAILED ${failure}`)
// A step that fails without a failing test, such as the build, counts as one failure.
console.log(`${passed} passed, ${isGreen ? failures.length : Math.max(failures.length, 1)} failed`)
process.exitCode = isGreen && failures.length === 0 ? 0 : 1
