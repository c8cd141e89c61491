import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTestReports } from '@/scripts/test-reports'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const report = (name: string, content: object) => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

const vitest = {
  numPassedTests: 3,
  testResults: [
    {
      name: 'tests/a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        { fullName: 'subtracts', status: 'failed', failureMessages: ['\u001b[31mexpected 1\nto be 2\u001b[39m'] },
      ],
    },
    { name: 'tests/b.test.ts', status: 'failed', message: 'No such module', assertionResults: [] },
    { name: 'tests/c.test.ts', status: 'passed', assertionResults: [] },
  ],
}

const outcome = (status: string, message?: string) => ({
  projectName: 'desktop',
  status,
  results: [message ? { error: { message } } : {}],
})

const playwright = {
  stats: { expected: 5, flaky: 1, unexpected: 1 },
  suites: [
    {
      specs: [{ title: 'opens', file: 'd.spec.ts', line: 3, tests: [outcome('expected')] }],
      suites: [{ specs: [{ title: 'closes', file: 'd.spec.ts', line: 9, tests: [outcome('unexpected', 'too late')] }] }],
    },
  ],
}

test('both reports are counted, and each failure is listed with its reason on one line', () => {
  expect(readTestReports(report('v.json', vitest), report('p.json', playwright))).toEqual({
    passed: 9,
    failures: [
      'tests/a.test.ts subtracts: expected 1 to be 2',
      'tests/b.test.ts: No such module',
      '[desktop] d.spec.ts:9 closes: too late',
    ],
  })
})

test('a program that did not run counts no tests', () => {
  expect(readTestReports(join(folder, 'none.json'), report('p.json', playwright)).passed).toBe(6)
})
