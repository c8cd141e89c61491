/** Copies of the demo content with a mistake in them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { ContentError, formatIssue } from '@/lib/content/content-issue'
import { loadSnapshot } from '@/lib/server/content/snapshot/load-snapshot'
import { checkedDemo } from './checked-demo'
import { copyContent } from './copy-content'

export let folder = ''

export const read = (file: string) => readFileSync(join(folder, file), 'utf8')

export const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

/** Replaces a substring of a file; the file must contain it. */
export function breakFile(file: string, from: string | RegExp, to: string): void {
  const broken = read(file).replace(from, to)
  if (broken === read(file)) throw new Error(`nothing to break in ${file}`)
  write(file, broken)
}

export function findMistakes(): string[] {
  try {
    loadSnapshot(folder, '2026-11-21', checkedDemo('2026-11-21'))
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(formatIssue)
    throw error
  }
}

/** Creates a folder with the demo content for each test. */
export function prepareContent() {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'))
    copyContent(folder)
  })

  afterEach(() => rmSync(folder, { recursive: true, force: true }))
}
