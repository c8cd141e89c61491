/** Reads the bytes of a source: from the web, a file, a folder, or an upload. */
import 'server-only'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { FeedAccess, FeedFormat, FeedPayload, UnreadableFeed } from '../../feeds/adapter.ts'
import type { FeedSource } from '../../feeds/feed-source.ts'
import { env } from '../runtime/env.ts'
import { inboxOf } from './feed-store.ts'
import { type HttpPorts, readOverHttp } from './http-reader.ts'

/** `ids`: announced by a webhook; without them the source is read completely. `known`: those that it delivered before. */
export type ReadOptions = HttpPorts & {
  since?: string | undefined
  today?: string
  ids?: readonly string[]
  known?: readonly string[]
}

/** Largest size of a file, in bytes. */
const maxFile = 500_000_000

const unreadable = (payload: string, message: string): UnreadableFeed => ({ kind: 'unreadable', payload, message })

async function readPath(path: string): Promise<FeedPayload | UnreadableFeed> {
  const name = basename(path)
  try {
    const { size } = await stat(path)
    return size > maxFile
      ? unreadable(name, `expected at most ${maxFile} bytes; found ${size}`)
      : { name, bytes: await readFile(path) }
  } catch {
    return unreadable(name, 'expected a file that can be read; found none')
  }
}

type Read = readonly FeedPayload[] | UnreadableFeed

async function readAll(paths: readonly string[]): Promise<Read> {
  const payloads: FeedPayload[] = []
  for (const path of paths) {
    const read = await readPath(path)
    if ('kind' in read) return read
    payloads.push(read)
  }
  return payloads
}

/** All files of a folder, by name, without hidden and incomplete ones (`.part`, `.draft`, `.tmp`). */
async function readFolder(folder: string): Promise<Read> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined)
  if (!entries) return unreadable(basename(folder), 'expected a folder that can be read; found none')
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  return await readAll(
    names
      .filter((name) => !/^\.|\.(part|draft|tmp)$/.test(name))
      .sort()
      .map((name) => join(folder, name)),
  )
}

/** Names of uploads begin with their time, so the last one is the newest. */
async function readUpload(source: string): Promise<Read> {
  const names = (await readdir(inboxOf(source)).catch(() => [])).filter((name) => !name.endsWith('.draft')).sort()
  const newest = names.at(-1)
  return newest === undefined
    ? unreadable('upload', 'expected a file; none was uploaded yet')
    : await readAll([join(inboxOf(source), newest)])
}

/** Values of the environment variables that a source refers to. */
function keysOf({ keys }: FeedSource): { values: Record<string, string>; missing: readonly string[] } {
  const found = Object.entries(keys).map(([name, variable]) => ({ name, variable, value: process.env[variable] ?? '' }))
  return {
    values: Object.fromEntries(found.map(({ name, value }) => [name, value])),
    missing: found.filter(({ value }) => value === '').map(({ variable }) => variable),
  }
}

/** Hosts that a source may use: that of its address, and those that it lists. */
export const hostsOf = ({ address, hosts }: FeedSource): readonly string[] => [
  ...(address ? [new URL(address).host] : []),
  ...hosts,
]

/** A path of the source, relative to the content folder unless absolute. */
const pathOf = (path: string) => resolve(env().CONTENT_DIR, path)

/** What is needed to send requests to the CRM of a source; unreadable if a key is missing. */
export function accessOf(source: FeedSource, format: FeedFormat): FeedAccess | UnreadableFeed {
  const { values, missing } = keysOf(source)
  const unnamed = (format.keys ?? []).filter((name) => !Object.hasOwn(values, name))
  if (unnamed.length > 0) return unreadable('keys', `expected keys for ${unnamed.join(', ')} in feeds.json`)
  if (missing.length > 0) return unreadable('keys', `expected ${missing.join(', ')} in the environment`)
  return { address: source.address ?? '', keys: values, options: source.options, languages: source.languages }
}

/** Files are complete or the source is unreadable; never rejects because of a missing file or a server's response. */
export async function readSource(source: FeedSource, format: FeedFormat, options: ReadOptions = {}): Promise<Read> {
  if (source.file !== undefined) return await readAll([pathOf(source.file)])
  if (source.folder !== undefined) return await readFolder(pathOf(source.folder))
  if (source.address === undefined) return await readUpload(source.name)
  const known = accessOf(source, format)
  if ('kind' in known) return known
  const { since, today, ids = [], known: before, ...ports } = options
  const access = {
    ...known,
    ...(since !== undefined && { since }),
    ...(today !== undefined && { today }),
    ...(ids.length > 0 && { ids }),
    ...(before && { known: before }),
  }
  return await readOverHttp(format, access, hostsOf(source), ports)
}
