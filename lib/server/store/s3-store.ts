/** A bucket of an S3-compatible store, with the client s3mini (docs/decisions/060-files-that-machines-share.md). */
import 'server-only'
import { S3mini } from 's3mini'
import type { FileStore } from './file-store.ts'

/** Timeout in milliseconds. */
const timeout = 15_000

const missing = 404

/**
 * @param address `https://key:secret@s3.example.be/bucket/folder?region=eu-west-1`; folder and region are optional.
 * Its methods reject with the error of the store, without the key.
 */
export function createS3Store(address: string): FileStore {
  const { protocol, host, pathname, username, password, searchParams } = new URL(address)
  const [bucket = '', ...folder] = pathname.split('/').filter(Boolean)
  const client = new S3mini({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    endpoint: `${protocol}//${host}/${bucket}`,
    region: searchParams.get('region') ?? 'auto',
    requestAbortTimeout: timeout,
  })
  const keyOf = (name: string) => [...folder, name].join('/')
  return {
    read: async (name) => {
      const bytes = await client.getObjectArrayBuffer(keyOf(name))
      return bytes ? Buffer.from(bytes) : undefined
    },
    write: async (name, bytes) => {
      const { ok, status } = await client.putObject(keyOf(name), bytes)
      if (!ok) throw new Error(`the store answered ${status}`)
    },
    remove: async (name) => {
      await client.deleteObject(keyOf(name)).catch((error: unknown) => {
        if (!(error instanceof Error && 'status' in error && error.status === missing)) throw error
      })
    },
  }
}
