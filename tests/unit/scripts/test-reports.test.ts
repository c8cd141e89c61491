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

/** @param messages of the errors of its runs; a run without one passed. */
const outcome = (status: string, messages: readonly string[] = [''], expectedStatus = 'passed') => ({
  projectName: 'desktop',
  expectedStatus,
  status,
  results: messages.map((message) => (message ? { error: { message } } : {})),
})

const playwright = {
  stats: { expected: 5, flaky: 1, unexpected: 1 },
  suites: [
    {
      specs: [{ title: 'opens', file: 'd.spec.ts', line: 3, tests: [outcome('expected')] }],
      suites: [{ specs: [{ title: 'closes', file: 'd.spec.ts', line: 9, tests: [outcome('unexpected', ['too late'])] }] }],
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
    flaky: [],
  })
})

const nothingFailed = { numPassedTests: 1, testResults: [] }
const specs = (...tests: readonly object[]) => ({
  stats: { expected: 0, flaky: tests.length },
  suites: [{ specs: tests.map((test, index) => ({ title: 'opens', file: 'd.spec.ts', line: index + 1, tests: [test] })) }],
})

test('a skipped test is a failure, in whatever way it was skipped', () => {
  const assertionResults = ['passed', 'skipped', 'todo', 'pending'].map((status) => ({ fullName: `is ${status}`, status }))
  const units = { numPassedTests: 1, testResults: [{ name: 'tests/a.test.ts', status: 'passed', assertionResults }] }
  const pages = specs(outcome('expected'), outcome('skipped', [''], 'skipped'))
  expect(readTestReports(report('v.json', units), report('p.json', pages)).failures).toEqual([
    'tests/a.test.ts is skipped: skipped, though every test must run',
    'tests/a.test.ts is todo: skipped, though every test must run',
    'tests/a.test.ts is pending: skipped, though every test must run',
    '[desktop] d.spec.ts:2 opens: skipped, though every test must run',
  ])
})

test('tests that did not run because another failed are not listed beside it', () => {
  const assertionResults = [{ fullName: 'after a hook', status: 'skipped' }]
  const testResults = [{ name: 'tests/a.test.ts', status: 'failed', message: 'the hook failed', assertionResults }]
  const pages = specs(outcome('unexpected', ['the first failed']), outcome('skipped'))
  const { failures } = readTestReports(report('v.json', { numPassedTests: 0, testResults }), report('p.json', pages))
  expect(failures).toEqual(['tests/a.test.ts: the hook failed', '[desktop] d.spec.ts:1 opens: the first failed'])
})

test('a test that passed only when it was repeated is listed with its first error, and counts as passed', () => {
  const pages = specs(outcome('flaky', ['too\nlate', 'too early', '']))
  expect(readTestReports(report('v.json', nothingFailed), report('p.json', pages))).toEqual({
    passed: 2,
    failures: [],
    flaky: ['[desktop] d.spec.ts:1 opens: too late'],
  })
})

test('a program that did not run counts no tests', () => {
  expect(readTestReports(join(folder, 'none.json'), report('p.json', playwright)).passed).toBe(6)
})
