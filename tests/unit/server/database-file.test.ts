/** The file of the database: the one of an earlier release is found again. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { databaseFile } from '@/lib/server/db/database-file'
import { ownVarFolder } from '../../support/var-folder'

const folder = ownVarFolder()

test('a new site begins one of its own; a file with another name goes on as long as it is the only one', () => {
  const own = join(folder, 'site.sqlite')
  expect(databaseFile(folder)).toBe(own)
  expect(databaseFile(join(folder, 'not-there'))).toBe(join(folder, 'not-there', 'site.sqlite'))
  const earlier = join(folder, 'earlier.sqlite')
  writeFileSync(earlier, '')
  writeFileSync(`${earlier}-wal`, '')
  expect(databaseFile(folder)).toBe(earlier)
  writeFileSync(join(folder, 'copy.sqlite'), '')
  expect(databaseFile(folder)).toBe(own)
  rmSync(join(folder, 'copy.sqlite'))
  writeFileSync(own, '')
  expect(databaseFile(folder)).toBe(own)
})
