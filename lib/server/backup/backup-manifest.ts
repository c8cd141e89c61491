/** The manifest of a backup, and the paths in the archive. */
import { z } from 'zod'

export const manifestPath = 'backup.json'
export const secretsPath = 'secrets.encrypted'

/** Folders of the archive. */
export const folders = { tables: 'tables', content: 'content', data: 'var' } as const

const digest = z.string().regex(/^[0-9a-f]{64}$/)

export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Names of the migrations that were applied to the database, in order. */
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ columns: z.array(z.string()), rows: z.int(), fingerprint: digest })),
  /** Digest of each file, by its path in the archive. */
  files: z.record(z.string(), digest),
  hasSecrets: z.boolean(),
})

export type BackupManifest = z.output<typeof manifestSchema>
