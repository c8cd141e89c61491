/** The update to another release (docs/run/update.sh), with fake scripts for systemd and the site. */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'update-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function writeProgram(path: string, ...lines: string[]): void {
  writeFileSync(path, ['#!/bin/sh', ...lines, ''].join('\n'))
  chmodSync(path, 0o755)
}

/** A machine on which `site@antwerp-a` runs the previous release. @param site shell script that answers readiness checks. */
function machine({ start = 'exit 0', site }: { start?: string; site: string }) {
  const [bin, agency] = [join(folder, 'bin'), join(folder, 'sites', 'antwerp-b')]
  for (const path of [bin, agency, join(folder, 'former'), join(folder, 'newer')]) mkdirSync(path, { recursive: true })
  for (const release of ['former', 'newer']) writeProgram(join(folder, release, 'scheldelicht'))
  writeFileSync(join(agency, '.env'), 'PORT=3002\n')
  symlinkSync(join(folder, 'former'), join(folder, 'current'))
  writeProgram(join(bin, 'curl'), `echo "$@" >> ${folder}/asked`, site)
  const cases = `case $1 in is-active) [ "$3" = site@antwerp-a ] ;; start) ${start} ;; esac`
  writeProgram(join(bin, 'systemctl'), `echo "$@" >> ${folder}/done`, cases)
  const script = readFileSync('docs/run/update.sh', 'utf8')
    .replaceAll('/opt/scheldelicht', folder)
    .replaceAll('/srv/sites', join(folder, 'sites'))
    .replace('timeout=120', 'timeout=2')
  writeFileSync(join(folder, 'update.sh'), script)
  return () => {
    const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}` }
    const { status } = spawnSync('sh', [join(folder, 'update.sh'), join(folder, 'newer'), 'antwerp'], { env, timeout: 60_000 })
    const orders = readFileSync(join(folder, 'done'), 'utf8')
    return { status, link: readlinkSync(join(folder, 'current')), orders }
  }
}

test('a release that is ready replaces the previous one', () => {
  const { status, link, orders } = machine({ site: 'printf 200' })()
  expect([status, link]).toEqual([0, join(folder, 'newer')])
  expect(orders).toContain('stop site@antwerp-a')
})

test('a release that is not ready in time is stopped, and the previous one continues', () => {
  const { status, link, orders } = machine({ site: 'printf 503' })()
  expect([status, link]).toEqual([1, join(folder, 'former')])
  expect(orders).toContain('stop site@antwerp-b')
  expect(orders).not.toContain('stop site@antwerp-a')
})

test('a release that cannot be started leaves the link unchanged', () => {
  const { status, link, orders } = machine({ start: 'exit 1', site: 'printf 000; exit 7' })()
  expect([status, link]).toEqual([1, join(folder, 'former')])
  expect(orders).not.toContain('stop site@antwerp-a')
})

test('a release that accepts connections and never answers counts as not ready', () => {
  machine({ site: 'printf 503' })()
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/--max-time \d/)
})
