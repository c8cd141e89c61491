/** A site with separate content and working folder for each test of a file. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { siteCheckedFiles } from '../../lib/server/content/files/checked-files.ts'
import { checkedDemo } from './checked-demo.ts'
import { copyContent } from './copy-content.ts'
import { restartSite } from './restart-site.ts'

type OwnContent = { root: () => string; content: () => string; inVar: (name: string) => string }

/** Call at the top of a test file. */
export function ownContent(): OwnContent {
  let root = ''
  const content = () => join(root, 'data')
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'))
    mkdirSync(content())
    copyContent(content())
    vi.stubEnv('CONTENT_DIR', content())
    vi.stubEnv('VAR_DIR', join(root, 'var'))
    restartSite()
    checkedDemo(new Date().toISOString().slice(0, 10), siteCheckedFiles())
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    restartSite()
    rmSync(root, { recursive: true, force: true })
  })
  return { root: () => root, content, inVar: (name) => join(root, 'var', name) }
}
