/** Texts in the office, on content that tests may write. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, vi } from 'vitest'
import type { Db } from '@/lib/server/db/client'
import { insertAccount } from '@/lib/server/db/repositories/accounts/accounts'
import { staffAtShell, staffByAccount } from '@/lib/server/office/staff/staff'
import { getText } from '@/lib/server/office/texts/texts-view'
import { markOf, saveText } from '@/lib/server/texts/draft-text'
import { writeContent } from './changed-content.ts'
import { snapshot } from './content.ts'

export const now = new Date('2026-11-21T10:00:00Z')

export const staff = staffAtShell('nl')

export const look = { staff, language: 'nl' as const, now }

export const fees = 'article-fees'

/** A member of staff with the rights of a rank. */
export async function member<R extends 'writeTexts' | 'publishTexts'>(db: Db, rank: 'agent' | 'manager', right: R) {
  const account = { email: `${rank}@voorbeeld.example`, name: 'Lotte', role: 'staff', language: 'nl' } as const
  const account_id = await insertAccount(db, { ...account, passwordHash: undefined } as Parameters<typeof insertAccount>[1], now)
  await db
    .insertInto('staff')
    .values({ account_id, rank, agent_id: null, invited_at: now.toISOString(), seen_at: null })
    .execute()
  const staff = await staffByAccount(db, account_id, right)
  if (!staff) throw new Error('may not')
  return staff
}

/** A separate content folder for each test, and functions to read and write a text. */
export function prepareTexts(db: () => Db) {
  let content: string

  beforeEach(async () => {
    content = writeContent({})
    vi.stubEnv('CONTENT_DIR', content)
    vi.stubEnv('SECRET', 'a secret of more than thirty-two letters')
    globalThis.currentSnapshot = snapshot
    for (const table of ['text_draft', 'text_version', 'audit', 'staff', 'account'] as const)
      await db().deleteFrom(table).execute()
    return () => {
      vi.stubEnv('CONTENT_DIR', 'data')
      globalThis.currentSnapshot = snapshot
    }
  })

  const read = (file: string) => readFileSync(join(content, file), 'utf8')

  async function view(id: string) {
    const found = await getText(db(), id, look)
    if (!found) throw new Error('no such text')
    return found
  }

  /** The form values of a page that was rendered from `seen`. */
  async function write(id: string, typed: Readonly<Record<string, string>>, seen?: ReadonlyMap<string, string>, by = staff) {
    const values = seen ?? (await view(id)).values
    const marks = Object.fromEntries([...values].map(([name, text]) => [name, markOf(text)]))
    const saved = await saveText(db(), by, id, { typed, seen: marks }, now)
    if (!saved) throw new Error('no such text')
    return saved
  }

  return { content: () => content, read, view, write }
}
