/** Restores a backup into an empty folder and database, and verifies that everything arrived. The outbox is paused afterwards. */
import 'server-only'
import { createReadStream } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createGunzip } from 'node:zlib'
import type { Db } from '../db/client.ts'
import { migrateTo, migrateToLatest, unknownMigrations } from '../db/migrate.ts'
import { pauseOutbox } from '../outbox/pause-outbox.ts'
import { fileMode, makePrivateFolder } from '../runtime/var-folder.ts'
import { digestFile } from './backup-files.ts'
import { type BackupManifest, folders, manifestPath, manifestSchema, secretsPath } from './backup-manifest.ts'
import { decryptSecrets } from './encrypt-secrets.ts'
import type { BackupPlaces } from './make-backup.ts'
import { readLines } from './read-lines.ts'
import { listTables } from './read-tables.ts'
import type { Row } from './table-digest.ts'
import { readTar, type TarEntry } from './tar.ts'
import { writeTables } from './write-tables.ts'

export type RestoreOptions = BackupPlaces & {
  /** Opens the empty database; called after everything else was checked. */
  openDb: () => Promise<Db>
  file: string
  passphrase: string | undefined
  now: Date
}

export type Restored = { manifest: BackupManifest; secrets: string | undefined; changedFiles: string[] }

async function readBytes(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts)
}

async function* rowsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Row> {
  for await (const line of readLines(body)) yield JSON.parse(line)
}

/** Errors of reading the file are thrown while the result is read. */
function unzip(file: string): AsyncIterable<Uint8Array> {
  const [source, unzipped] = [createReadStream(file), createGunzip()]
  source.on('error', (error) => unzipped.destroy(error))
  return source.pipe(unzipped)
}

/** @throws errors of the file system, and a readable message for a file that is not an archive. */
async function firstOf(entries: AsyncGenerator<TarEntry>): Promise<TarEntry | undefined> {
  try {
    const { done, value } = await entries.next()
    return done ? undefined : value
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error
    return undefined
  }
}

/**
 * An archive whose manifest was read; `rest` are the following entries.
 * @throws when it is not a backup of this site.
 */
async function openBackup(file: string): Promise<{ manifest: BackupManifest; rest: AsyncGenerator<TarEntry> }> {
  const entries = readTar(unzip(file))
  const first = await firstOf(entries)
  if (first?.path !== manifestPath) throw new Error(`${file} is no backup of ours, or it is cut off`)
  return { manifest: manifestSchema.parse(JSON.parse((await readBytes(first.body)).toString('utf8'))), rest: entries }
}

/** @throws when the folder contains anything: a backup is never mixed with other data. */
async function expectEmpty(folder: string): Promise<void> {
  const found = await readdir(folder).catch(() => [])
  if (found.length > 0) throw new Error(`Expected an empty folder, or none yet; found files in ${folder}.`)
}

/** @throws when the database already has tables. */
async function expectNewDatabase(db: Db): Promise<void> {
  const [table] = await listTables(db)
  if (table) throw new Error(`Expected an empty database; found the table ${table.name}.`)
}

const tableOf = (path: string) => new RegExp(`^${folders.tables}/(\\w+)\\.ndjson$`).exec(path)?.[1]

/** The entries between the manifest and the files: the encrypted secrets, then the tables. `next` is the first file. */
type Progress = { secrets?: string; next?: TarEntry }

/** @throws for a wrong passphrase. */
function readSecretsOf(encrypted: Buffer, passphrase: string | undefined): Pick<Progress, 'secrets'> {
  if (passphrase === undefined) return {}
  const secrets = decryptSecrets(passphrase, encrypted)
  if (secrets === undefined) throw new Error('The passphrase does not open the secrets.')
  return { secrets }
}

async function* tablesOf(entries: AsyncGenerator<TarEntry>, progress: Progress, passphrase: string | undefined) {
  for (;;) {
    const { done, value } = await entries.next()
    if (done) return
    const name = tableOf(value.path)
    if (value.path === secretsPath) Object.assign(progress, readSecretsOf(await readBytes(value.body), passphrase))
    else if (name !== undefined) yield { name, rows: rowsOf(value.body) }
    else {
      progress.next = value
      return
    }
  }
}

async function writeFiles(
  entries: AsyncGenerator<TarEntry>,
  first: TarEntry | undefined,
  places: BackupPlaces,
): Promise<string[]> {
  const written: string[] = []
  const roots: Readonly<Record<string, string>> = { [folders.content]: places.contentFolder, [folders.data]: places.varFolder }
  const write = async ({ path, body }: TarEntry) => {
    const [folder = '', ...rest] = path.split('/')
    const root = roots[folder]
    if (root === undefined || rest.length === 0) throw new Error(`the archive has a file at ${path}`)
    const target = join(root, ...rest)
    makePrivateFolder(dirname(target))
    await writeFile(target, body, { mode: fileMode, flag: 'wx' })
    written.push(path)
  }
  if (first) await write(first)
  for await (const entry of entries) await write(entry)
  return written
}

/** Files that differ from their digests or are missing, because they were written during the backup. */
async function findChangedFiles({ files }: BackupManifest, places: BackupPlaces): Promise<string[]> {
  const changed: string[] = []
  for (const [path, digest] of Object.entries(files)) {
    const [folder, ...rest] = path.split('/')
    const root = folder === folders.content ? places.contentFolder : places.varFolder
    if ((await digestFile(join(root, ...rest)).catch(() => '')) !== digest) changed.push(path)
  }
  return changed
}

/**
 * Creates the tables of the release that made the backup, fills and verifies them, and then migrates them to this release.
 * @throws what makes it impossible; the tables and the content folder are unchanged then, except for files that were already
 * written.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { manifest, rest } = await openBackup(options.file)
  const unknown = unknownMigrations(manifest.migrations)
  if (unknown.length > 0)
    throw new Error(`A newer release made this backup: it knows ${unknown.join(', ')}, and this one does not.`)
  await expectEmpty(options.contentFolder)
  await expectEmpty(options.varFolder)
  const db = await options.openDb()
  await expectNewDatabase(db)
  await migrateTo(db, manifest.migrations)
  const progress: Progress = {}
  await writeTables(db, manifest.tables, tablesOf(rest, progress, options.passphrase))
  await migrateToLatest(db)
  await pauseOutbox(db, options.now)
  await writeFiles(rest, progress.next, options)
  return { manifest, secrets: progress.secrets, changedFiles: await findChangedFiles(manifest, options) }
}
