/** Links of commands contain the address of the running site, which they read from the shared VAR_DIR. */
import { execFileSync } from 'node:child_process'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeSiteAddress } from '@/lib/server/runtime/site-address'
import { ownVarFolder } from '../../../support/var-folder.ts'

const folder = ownVarFolder()
const file = join(folder, 'site-address')

beforeEach(() => {
  vi.stubEnv('SITE_URL', undefined)
  vi.stubEnv('PORT', undefined)
  rmSync(file, { force: true })
})

/** The site's address as a new command reads it. */
function addressInCommand(settings: Readonly<Record<string, string>> = {}): string {
  const { SITE_URL: _, ...env } = process.env
  const code = ['--import', './scripts/find-site.ts', '--eval', 'process.stdout.write(String(process.env.SITE_URL))']
  return execFileSync(process.execPath, code, { env: { ...env, VAR_DIR: folder, ...settings } }).toString()
}

test('a site on its own port', () => {
  vi.stubEnv('PORT', '4207')
  writeSiteAddress()
  expect(addressInCommand()).toBe('http://localhost:4207')
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a site with a public address has it on any port', () => {
  vi.stubEnv('SITE_URL', 'https://www.agency.example/')
  vi.stubEnv('PORT', '4207')
  writeSiteAddress()
  expect(addressInCommand()).toBe('https://www.agency.example')
})

test('a setting of the command takes precedence; without a running site there is no address', () => {
  expect(addressInCommand()).toBe('undefined')
  writeSiteAddress()
  expect(addressInCommand({ SITE_URL: 'https://other.example' })).toBe('https://other.example')
})
