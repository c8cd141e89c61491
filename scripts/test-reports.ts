/** Reads the JSON reports of Vitest and Playwright: how many tests passed, and which failed, or passed only when repeated, and why. */
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/**
 * Name and reason of each test on one line: `failures` of those that failed or were skipped, `flaky` of those that failed and, repeated,
 * passed. Flaky tests count as passed.
 */
type TestFigures = { passed: number; failures: readonly string[]; flaky: readonly string[] }

const colour = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

const describeFailure = (name: string, reasons: readonly string[]) =>
  `${name}: ${reasons.join(' ').replace(colour, '').replace(/\s+/g, ' ').trim().slice(0, 500) || 'no reason given'}`

const skipped = 'skipped, though every test must run'

const vitestSchema = z
  .object({
    numPassedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().default(''),
        assertionResults: z.array(
          z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
        ),
      }),
    ),
  })
  .transform(({ numPassedTests, testResults }): TestFigures => {
    const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      // A test file that could not be loaded contains no tests, and one whose hook failed none that ran.
      if (failed.length === 0 && status === 'failed') return [describeFailure(name, [message])]
      // `skipped`, `todo` or `pending`, by whatever way of the runner.
      const leftOut = assertionResults.filter((test) => !['passed', 'failed'].includes(test.status))
      return [
        ...failed.map((test) => describeFailure(`${name} ${test.fullName}`, test.failureMessages ?? [])),
        ...leftOut.map((test) => describeFailure(`${name} ${test.fullName}`, [skipped])),
      ]
    })
    return { passed: numPassedTests, failures, flaky: [] }
  })

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      expectedStatus: z.string(),
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string().default('') }).optional() })),
    }),
  ),
})
type Suite = { specs: z.output<typeof specSchema>[]; suites?: Suite[] | undefined }
const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(specSchema), suites: z.array(suiteSchema).optional() }),
)

const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]

type PlaywrightTest = Suite['specs'][number]['tests'][number]

const reasonsOf = ({ results }: PlaywrightTest) => results.map(({ error }) => error?.message ?? '')

/** A test that did not run because another failed has the status `skipped`, too, but was expected to pass: that other one is a failure. */
const isSkipped = ({ status, expectedStatus }: PlaywrightTest) => status === 'skipped' && expectedStatus === 'skipped'

const playwrightSchema = z
  .object({ stats: z.object({ expected: z.number(), flaky: z.number() }), suites: z.array(suiteSchema) })
  .transform(({ stats, suites }): TestFigures => {
    const all = suites
      .flatMap(specsOf)
      .flatMap(({ title, file, line, tests }) =>
        tests.map((test) => ({ test, name: `[${test.projectName}] ${file}:${line} ${title}` })),
      )
    const failures = all.flatMap(({ test, name }) => {
      if (isSkipped(test)) return [describeFailure(name, [skipped])]
      return test.status === 'unexpected' ? [describeFailure(name, reasonsOf(test))] : []
    })
    const flaky = all
      .filter(({ test }) => test.status === 'flaky')
      .map(({ test, name }) => describeFailure(name, reasonsOf(test).filter(Boolean).slice(0, 1)))
    return { passed: stats.expected + stats.flaky, failures, flaky }
  })

/** @param path of a report. Without a report, as the program did not run: no tests. */
function readReport(path: string, schema: z.ZodType<TestFigures>): TestFigures {
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failures: [], flaky: [] }
}

/** @param vitest path of its JSON report. @param playwright path of its JSON report. */
export function readTestReports(vitest: string, playwright: string): TestFigures {
  const reports = [readReport(vitest, vitestSchema), readReport(playwright, playwrightSchema)]
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failures: reports.flatMap(({ failures }) => failures),
    flaky: reports.flatMap(({ flaky }) => flaky),
  }
}
