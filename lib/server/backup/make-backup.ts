/**
 * Writes a backup while the site runs: a consistent snapshot of the tables, the content, files, and the secrets encrypted with a
 * passphrase.
 */
import 'server-only'
import { createWriteStream } from 'node:fs'
import { mkdtemp, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Db } from '../db/client.ts'
import { findDoneMigrations } from '../db/migrate.ts'
import { fileMode, makePrivateFolder } from '../runtime/var-folder.ts'
import { digestFiles, listContentFiles, listDataFiles } from './backup-files.ts'
import { type BackupManifest, folders, manifestPath, secretsPath } from './backup-manifest.ts'
import { encryptSecrets } from './encrypt-secrets.ts'
import { inSnapshot, listTables, readRows, type Table } from './read-tables.ts'
import { createTableDigest } from './table-digest.ts'
import { type TarSource, writeTar } from './tar.ts'
import type { StoredTable } from './write-tables.ts'

export type BackupPlaces = { contentFolder: string; varFolder: string }

export type BackupOptions = BackupPlaces & {
  db: Db
  /** The file of the backup; an existing one is replaced once the new one is complete. */
  file: string
  /** The secret settings and the file `.env`; only included with `passphrase`. */
  secrets: string
  passphrase: string | undefined
  now: Date
}

async function writeTable(db: Db, { name, columns }: Table, file: string): Promise<StoredTable> {
  const digest = createTableDigest(columns)
  async function* lines() {
    for await (const row of readRows(db, name)) {
      digest.add(row)
      yield `${JSON.stringify(row)}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file, { mode: fileMode }))
  return { columns, ...digest.result() }
}

/** @param staging folder for the rows, as the archive needs the length of each file in advance. */
function readDatabase(db: Db, staging: string): Promise<Pick<BackupManifest, 'migrations' | 'tables'>> {
  return inSnapshot(db, join(staging, 'copy.sqlite'), async (snapshot) => {
    const tables: Record<string, StoredTable> = {}
    for (const table of await listTables(snapshot))
      tables[table.name] = await writeTable(snapshot, table, join(staging, table.name))
    return { migrations: await findDoneMigrations(snapshot), tables }
  })
}

async function listSources({ contentFolder, varFolder }: BackupPlaces) {
  const below = (folder: string, prefix: string) => (path: string) => ({
    path: `${prefix}/${path}`,
    file: join(folder, path),
    mayBeGone: true,
  })
  const content = (await listContentFiles(contentFolder)).map(below(contentFolder, folders.content))
  return [...content, ...(await listDataFiles(varFolder)).map(below(varFolder, folders.data))]
}

/** Flushed to disk before it gets its name, and only readable by its owner. */
async function writeArchive(sources: readonly TarSource[], file: string): Promise<void> {
  const draft = `${file}.part`
  await pipeline(Readable.from(writeTar(sources)), createGzip(), createWriteStream(draft, { mode: fileMode }))
  const handle = await open(draft, 'r+')
  await handle.sync().finally(() => handle.close())
  await rename(draft, file)
}

/** @throws errors of the database or the file system; an existing backup file is unchanged then. */
export async function makeBackup(options: BackupOptions): Promise<BackupManifest> {
  const { db, passphrase, secrets, now, varFolder } = options
  const file = resolve(options.file)
  makePrivateFolder(varFolder)
  const staging = await mkdtemp(join(varFolder, 'backup-'))
  try {
    const database = await readDatabase(db, staging)
    const files = await listSources(options)
    const manifest: BackupManifest = {
      format: 1,
      madeAt: now.toISOString(),
      ...database,
      files: await digestFiles(files),
      hasSecrets: passphrase !== undefined,
    }
    makePrivateFolder(dirname(file))
    const encrypted = passphrase === undefined ? [] : [{ path: secretsPath, content: encryptSecrets(passphrase, secrets) }]
    const tables = Object.keys(database.tables).map((name) => ({
      path: `${folders.tables}/${name}.ndjson`,
      file: join(staging, name),
    }))
    const head = { path: manifestPath, content: Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`) }
    await writeArchive([head, ...encrypted, ...tables, ...files], file)
    return manifest
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/**
 * JSON with the secret settings, the file `.env`, and the secret if the site generated it itself.
 * @param folder VAR_DIR.
 */
export async function readSecrets(folder: string, settings: Readonly<Record<string, string | undefined>>): Promise<string> {
  const read = (path: string) => readFile(path, 'utf8').catch(() => undefined)
  return JSON.stringify({ settings, env: await read('.env'), secret: await read(join(folder, 'secret')) })
}
