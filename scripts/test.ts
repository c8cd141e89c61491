/** `npm test`: all checks and tests, in steps; the last line states how many passed and failed. */
import './load-env.ts'
import { existsSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { buildSite } from './build.ts'
import { findChromium } from './ensure-chromium.ts'
import { runNpmScript, runProgram } from './run-command.ts'
import { readTestReports } from './test-reports.ts'

const results = 'test-results'
const vitestReport = `${results}/vitest.json`
const playwrightReport = `${results}/playwright.json`

/** In a process of its own, so that the checks go on while a browser is downloaded. The programs started later inherit its path. */
async function ensureBrowser(): Promise<number> {
  const code = await runProgram('ensureChromium', [])
  const path = code === 0 && findChromium()
  if (path) process.env['CHROMIUM_PATH'] = path
  return code
}

/** `run` returns an exit code. */
type Step = { name: string; run: () => number | Promise<number> }

/** Waits for programs that run in parallel. @returns the highest of their exit codes. */
const together = async (...codes: readonly Promise<number>[]) => Math.max(...(await Promise.all(codes)))

/** The same as `npm run check`, but in parallel: each of the three programs uses mostly one core. */
const runCheck = () => together(runProgram('biome', ['check']), runNpmScript('check-types'), runProgram('knip', []))

/** With one worker less than alone: the build and the browser beside them keep the cores busy. */
const runUnits = () =>
  runProgram('vitest', [
    'run',
    `--maxWorkers=${availableParallelism()}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ])

/** Runs the browser tests as soon as the build is finished. */
async function buildAndBrowse(): Promise<number> {
  const code = await buildSite()
  return code === 0 ? runProgram('playwright', ['test']) : code
}

const steps: readonly Step[] = [
  // In parallel, since the audit and the download of a browser mostly wait for the network.
  { name: 'Check, audit and browser', run: () => together(runCheck(), runProgram('audit', []), ensureBrowser()) },
  // In parallel: the build has single-threaded phases, and tests wait for processes, databases and pages.
  { name: 'Build and browser tests, unit and component tests beside', run: () => together(buildAndBrowse(), runUnits()) },
]

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** A step that throws prints its message and counts as failed. */
async function runStep(run: Step['run']): Promise<number> {
  try {
    return await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

/** Stops after the first step that fails. @returns whether all succeeded. */
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
// Tests start our programs a few hundred times: the compile cache saves compiling them each time.
process.env['NODE_COMPILE_CACHE'] ??= resolve(results, 'compiled')
// Creating the build cache takes a quarter of the build time, so it is used only if it exists.
if (!existsSync('.next/cache')) process.env['NO_BUILD_CACHE'] = '1'
const start = performance.now()
const isGreen = await runSteps()
const { passed, failures, flaky } = readTestReports(vitestReport, playwrightReport)

console.log(`\nAll steps took ${seconds(start)}.`)
// At the end, where they are easy to find in a long log. A flaky test has passed at last, and fails nothing.
for (const test of flaky) console.log(`FLAKY ${test}`)
for (const failure of failures) console.log(`FAILED ${failure}`)
// A step that fails without a failing test, such as the build, counts as one failure.
console.log(`${passed} passed, ${isGreen ? failures.length : Math.max(failures.length, 1)} failed`)
process.exitCode = isGreen && failures.length === 0 ? 0 : 1
