/**
 * Caches responses of CRM servers that have an entity tag or modification date, for conditional requests: on status 304 the body
 * comes from here. Only successful runs are cached, so that after a failure the complete data is requested again.
 */
import 'server-only'
import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { FeedRequest } from '../../feeds/adapter.ts'
import type { FetchedResponse } from '../fetch/guarded-fetch.ts'
import { replaceFile } from '../runtime/replace-file.ts'
import { answersOf, cachedResponseIndexPath, readTextIfThere } from './feed-store.ts'

const cachedResponseSchema = z.strictObject({
  etag: z.string().optional(),
  modified: z.string().optional(),
  contentType: z.string().optional(),
  /** File that contains the body, named after its hash. */
  name: z.string(),
})
const indexSchema = z.record(z.string(), cachedResponseSchema)
type CachedResponse = z.output<typeof cachedResponseSchema>

type Asked = Pick<FeedRequest, 'method' | 'headers'>

export type CachedResponses = {
  /** Headers for a conditional request and the cached response; undefined if there is none. */
  find: (url: string, asked: Asked) => { headers: Record<string, string>; read: () => Promise<FetchedResponse> } | undefined
  /** Remembers a response of this run if its server tagged it. */
  add: (url: string, asked: Asked, answer: FetchedResponse) => Promise<void>
  /** Replaces the cache by the responses of this run; called for successful runs only. */
  save: () => Promise<void>
}

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Hashed because addresses may contain a password. Responses may differ by format and language. */
const keyOf = (url: string, { headers = {} }: Asked) =>
  hashOf(JSON.stringify([url, headers['Accept'] ?? '', headers['Accept-Language'] ?? '']))

async function readIndex(source: string): Promise<Record<string, CachedResponse>> {
  try {
    return indexSchema.parse(JSON.parse((await readTextIfThere(cachedResponseIndexPath(source))) ?? '{}'))
  } catch {
    // An unreadable index is not an error: everything is requested again.
    return {}
  }
}

const headersOf = ({ etag, modified }: CachedResponse): Record<string, string> => ({
  ...(etag !== undefined && { 'If-None-Match': etag }),
  ...(modified !== undefined && { 'If-Modified-Since': modified }),
})

const only = (header: string | string[] | undefined) => (typeof header === 'string' ? header : undefined)

function toCachedResponse({ headers }: FetchedResponse, name: string): CachedResponse | undefined {
  const { etag, 'last-modified': modified } = headers
  const contentType = only(headers['content-type'])
  if (etag === undefined && modified === undefined) return undefined
  return {
    ...(etag !== undefined && { etag }),
    ...(modified !== undefined && { modified }),
    ...(contentType !== undefined && { contentType }),
    name,
  }
}

/** Opens the cache of a source; nothing is written to the index before `save`. */
export async function openCachedResponses(source: string): Promise<CachedResponses> {
  const before = await readIndex(source)
  const there = new Set(await readdir(answersOf(source)).catch(() => []))
  const fresh: Record<string, CachedResponse> = {}
  const pathOf = ({ name }: CachedResponse) => join(answersOf(source), name)

  return {
    find: (url, asked) => {
      const key = keyOf(url, asked)
      const tag = before[key]
      if (!tag || !there.has(tag.name)) return undefined
      const read = async () => {
        const bytes = await readFile(pathOf(tag))
        fresh[key] = tag
        const headers = tag.contentType === undefined ? {} : { 'content-type': tag.contentType }
        return { status: 200, headers, url, bytes }
      }
      return { headers: headersOf(tag), read }
    },
    add: async (url, asked, answer) => {
      const tag = toCachedResponse(answer, hashOf(answer.bytes))
      if (!tag) return
      if (!there.has(tag.name)) await replaceFile(pathOf(tag), answer.bytes)
      there.add(tag.name)
      fresh[keyOf(url, asked)] = tag
    },
    save: async () => {
      if (there.size === 0) return
      await replaceFile(cachedResponseIndexPath(source), JSON.stringify(fresh))
      const named = new Set(Object.values(fresh).map(({ name }) => name))
      for (const name of there) if (!named.has(name)) await rm(join(answersOf(source), name), { force: true })
    },
  }
}
