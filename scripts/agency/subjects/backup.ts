/** Commands that back up a site while it runs, and restore it elsewhere. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { codeFolder } from '../../../lib/process/code-folder.ts'
import { readSettings } from '../../../lib/process/settings.ts'
import type { BackupManifest } from '../../../lib/server/backup/backup-manifest.ts'
import { makeBackup, readSecrets } from '../../../lib/server/backup/make-backup.ts'
import { restoreBackup } from '../../../lib/server/backup/restore-backup.ts'
import { openAsItIs } from '../../../lib/server/db/client.ts'
import { secretSettings, writeSecrets } from '../backup-secrets.ts'
import { type ExitCode, fail, type Line, type Subject } from '../command.ts'
import { withDb } from '../with-db.ts'

const backupName = /^backup-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz$/

const nameAt = (now: Date) => `backup-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`

const isFolder = (path: string) => path.endsWith('/') || (existsSync(path) && statSync(path).isDirectory())

/**
 * Keeps the newest; files with other names are not touched.
 * @returns how many were deleted.
 */
function deleteOld(folder: string, keep: number): number {
  const old = readdirSync(folder)
    .filter((name) => backupName.test(name))
    .sort()
    .slice(0, -keep)
  for (const name of old) rmSync(join(folder, name))
  return old.length
}

const countRows = ({ tables }: BackupManifest) => Object.values(tables).reduce((sum, { rows }) => sum + rows, 0)

const summaryOf = (manifest: BackupManifest) =>
  `${countRows(manifest)} row(s) of ${Object.keys(manifest.tables).length} tables, ${Object.keys(manifest.files).length} file(s)`

async function make({ words: [target = ''], option }: Line): Promise<ExitCode> {
  const keep = Number(option('keep') ?? 0)
  if (keep > 0 && !isFolder(target)) return fail('--keep: needs a folder of backups, not the name of one')
  const { BACKUP_PASSPHRASE, CONTENT_DIR, VAR_DIR } = readSettings(process.env)
  const now = new Date()
  const file = isFolder(target) ? join(target, nameAt(now)) : target
  const secrets = await readSecrets(VAR_DIR, secretSettings(process.env))
  const manifest = await withDb((db) =>
    makeBackup({ db, contentFolder: CONTENT_DIR, varFolder: VAR_DIR, file, secrets, passphrase: BACKUP_PASSPHRASE, now }),
  )
  console.log(`${file}: ${summaryOf(manifest)}`)
  if (!manifest.hasSecrets)
    console.log('Without the secrets: BACKUP_PASSPHRASE is not set. Keep SECRET or VAR_DIR/secret elsewhere.')
  if (keep > 0) console.log(`${deleteOld(target, keep)} older backup(s) deleted`)
  return 0
}

/** A release uses its demo as default content; a backup is not restored over it. */
function contentTarget(): string {
  const { CONTENT_DIR } = readSettings(process.env)
  return CONTENT_DIR === join(codeFolder(), 'data') ? 'data' : CONTENT_DIR
}

async function restore({ words: [file = ''] }: Line): Promise<ExitCode> {
  const { BACKUP_PASSPHRASE, VAR_DIR } = readSettings(process.env)
  const contentFolder = contentTarget()
  let db: ReturnType<typeof openAsItIs> | undefined
  const openDb = async () => {
    db = openAsItIs()
    return db
  }
  try {
    const restored = await restoreBackup({
      contentFolder,
      varFolder: VAR_DIR,
      openDb,
      file,
      passphrase: BACKUP_PASSPHRASE,
      now: new Date(),
    })
    const { manifest, secrets, changedFiles } = restored
    for (const [name, { rows }] of Object.entries(manifest.tables)) if (rows > 0) console.log(`  ${name}: ${rows}`)
    console.log(`${summaryOf(manifest)}, as they were at ${manifest.madeAt}; every count and fingerprint agrees`)
    if (secrets !== undefined) console.log(`Secrets: ${writeSecrets(secrets, VAR_DIR).join(', ')}`)
    else if (manifest.hasSecrets) console.log('The secrets stayed in the backup: BACKUP_PASSPHRASE is not set.')
    console.log('Nothing is mailed from here until you say so: outbox release')
    if (changedFiles.length === 0) return 0
    return fail(`Written to while the backup was made: ${changedFiles.join(', ')}`)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  } finally {
    await db?.destroy()
  }
}

export const backup: Subject = {
  fallbackVerb: 'make',
  verbs: {
    make: {
      summary: 'writes all that the site holds into a file, while it runs; into a folder under the time as its name',
      words: [{ name: 'file or folder', shape: 'text' }],
      options: { keep: { shape: 'number', describes: 'how many backups of the folder stay; older ones are deleted' } },
      run: make,
    },
    restore: {
      summary: 'puts a backup into an empty VAR_DIR, CONTENT_DIR and database, and checks every row of it',
      words: [{ name: 'file', shape: 'text' }],
      run: restore,
    },
  },
}
