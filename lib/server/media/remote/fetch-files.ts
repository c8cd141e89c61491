/** Fetches the pictures of other hosts that the content names, and renders the first pages of PDF files. */
import 'server-only'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type MediaFile, mediaTypes } from '../../../domain/media/media.ts'
import { fetchFile } from '../../fetch/fetch-file.ts'
import type { FetchPorts } from '../../fetch/guarded-fetch.ts'
import { hostOf, runLimitedPerHost } from '../../fetch/limit-per-host.ts'
import { nextAttempt } from '../../fetch/next-attempt.ts'
import { siteFiles } from '../../store/site-files.ts'
import { inspectFile } from '../inspect-file.ts'
import { readUnchanged } from '../make-picture.ts'
import { fetchedFolder, pageName, pagesFolder, type Wanted } from '../resolve-picture.ts'
import { drawFirstPage, type FirstPage } from './draw-first-page.ts'
import { drawnKey, type FetchedEntry, fetchedMediaFolder, fetchedName, findEntry, setEntry } from './fetched-index.ts'
import { findShared, share } from './shared-entries.ts'

export type RemotePorts = FetchPorts & {
  /** Timeout per file, in milliseconds. */
  timeout?: number
  maxBytes?: number
  drawPage?: (bytes: Buffer) => Promise<FirstPage>
}

/** Milliseconds after which a file is revalidated, if its server sends an ETag or Last-Modified. */
const lookAgain = 7 * 86_400_000

const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' }
const shown: readonly string[] = ['picture', 'drawing', 'document']

/** Stores fetched bytes under their fingerprint. @returns the file, or why it cannot be shown. */
async function keep(bytes: Buffer): Promise<{ name: string; file: MediaFile } | { fault: string }> {
  const inspection = inspectFile(bytes)
  if ('fault' in inspection) return inspection
  const { type, fingerprint } = inspection.facts
  if (!shown.includes(mediaTypes[type])) return { fault: `expected a picture or a PDF file; found ${type}` }
  const name = `p${fingerprint}.${endings[type] ?? type.split('/')[1]}`
  const path = join(/* turbopackIgnore: true */ fetchedMediaFolder(), fetchedFolder, name)
  if (!existsSync(/* turbopackIgnore: true */ path)) await siteFiles().write(fetchedName(fetchedFolder, name), bytes)
  return { name, file: { ...inspection.facts, path } }
}

/** Names of the files of a folder: one read instead of one check for each of tens of thousands. */
const filesIn = async (folder: string): Promise<ReadonlySet<string>> =>
  new Set(await readdir(join(fetchedMediaFolder(), folder)).catch(() => []))

function withoutFile({ name: _name, ...rest }: FetchedEntry): FetchedEntry {
  return rest
}

/** The entry with one more failure; the file fetched before stays. */
const failed = (before: FetchedEntry | undefined, fault: string, now: number, pause?: number): FetchedEntry => {
  const failures = (before?.failures ?? 0) + 1
  return { ...before, failures, fault, nextAt: nextAttempt(failures, now, pause) }
}

const isDue = (entry: FetchedEntry | undefined, now: number) => !entry || (entry.nextAt !== undefined && entry.nextAt <= now)

/** The visible part of an entry: when it changes, pages have to be re-rendered. */
const seen = (entry: FetchedEntry | undefined) => `${entry?.name} ${entry?.fault}`

type Result = { entry: FetchedEntry; pause?: number; file?: MediaFile }

/** Takes a file from the shared store, where another machine has fetched it. */
async function takeShared(key: string, now: number): Promise<Result | undefined> {
  const entry = await findShared(key, now)
  const bytes = entry?.name === undefined ? undefined : await siteFiles().read(fetchedName(fetchedFolder, entry.name))
  const kept = bytes && (await keep(bytes))
  return entry && kept && 'file' in kept ? { entry, file: kept.file } : undefined
}

/** Takes the file from the shared store, else fetches it and shares it. */
async function sharing(key: string, now: number, fetchNow: () => Promise<Result>): Promise<Result> {
  const shared = await takeShared(key, now)
  if (shared) return shared
  const fetched = await fetchNow()
  if (fetched.entry.failures === 0) await share(key, fetched.entry)
  return fetched
}

async function fetchOne(
  address: string,
  before: FetchedEntry | undefined,
  hosts: readonly string[],
  ports: RemotePorts,
  now: number,
) {
  const { timeout, maxBytes, drawPage: _, ...network } = ports
  const limits = { hosts, ...(timeout !== undefined && { timeout }), ...(maxBytes !== undefined && { maxBytes }) }
  const { etag, modified } = before ?? {}
  const isHere = before?.name !== undefined
  const tag = isHere ? { ...(etag !== undefined && { etag }), ...(modified !== undefined && { modified }) } : {}
  const answer = await fetchFile(address, tag, limits, network)
  if (answer.kind === 'failed')
    return { entry: failed(before, answer.reason, now, answer.pause), ...(answer.pause !== undefined && { pause: answer.pause }) }
  if (answer.kind === 'unchanged') {
    const { fault: _fault, ...rest } = before ?? {}
    return { entry: { ...rest, failures: 0, nextAt: now + lookAgain } }
  }
  const kept = await keep(answer.bytes)
  if ('fault' in kept) return { entry: failed(before, kept.fault, now) }
  const isTagged = answer.tag.etag !== undefined || answer.tag.modified !== undefined
  const entry = { name: kept.name, ...answer.tag, failures: 0, ...(isTagged && { nextAt: now + lookAgain }) }
  return { entry, file: kept.file }
}

/**
 * Fetches what is due: each address once, then again only to revalidate it.
 * @param onArrival called after each fetch that changes what is shown.
 * @returns PDF files that were fetched, by fingerprint: their first pages have to be rendered.
 */
export async function fetchWanted(
  { addresses, hosts }: Wanted,
  ports: RemotePorts,
  now: number,
  onNews: () => void,
): Promise<ReadonlyMap<string, MediaFile>> {
  const documents = new Map<string, MediaFile>()
  const there = await filesIn(fetchedFolder)
  const isGone = ({ name }: FetchedEntry) => name !== undefined && !there.has(name)
  const due = [...addresses].filter(([key]) => {
    const entry = findEntry(key)
    return isDue(entry, now) || (entry !== undefined && isGone(entry))
  })
  const resting = new Map<string, { fault: string; pause: number }>()
  await runLimitedPerHost(
    due,
    ([, address]) => address,
    async ([key, address]) => {
      const known = findEntry(key)
      // Without its file the server must not say that it is the same.
      const before = known && isGone(known) ? withoutFile(known) : known
      const rest = resting.get(hostOf(address))
      const result: Result = rest
        ? // It was not asked, so that it has not failed either.
          { entry: { ...(before ?? { failures: 0 }), fault: rest.fault, nextAt: now + rest.pause } }
        : await sharing(key, now, () => fetchOne(address, before, hosts, ports, now))
      const { entry, pause, file } = result
      if (file?.type === 'application/pdf') documents.set(file.fingerprint, file)
      if (pause !== undefined) resting.set(hostOf(address), { fault: entry.fault ?? '', pause })
      setEntry(key, entry)
      if (seen(entry) !== seen(before)) onNews()
    },
  )
  return documents
}

async function drawOne(document: MediaFile, before: FetchedEntry | undefined, ports: RemotePorts, now: number) {
  const { drawPage = drawFirstPage } = ports
  const name = fetchedName(pagesFolder, pageName(document.fingerprint))
  // Rendered by another machine: reading it from the shared store has put it in the local folder.
  if (await siteFiles().read(name)) return { failures: 0 }
  const bytes = await readUnchanged(document).catch(() => undefined)
  // The file changed: the next reading of the content names the new one.
  if (!bytes) return undefined
  const drawn = await drawPage(bytes)
  if ('fault' in drawn) return failed(before, drawn.fault, now)
  await siteFiles().write(name, drawn.png)
  return { failures: 0 }
}

/** Renders the missing first pages, one after the other. */
export async function drawWanted(
  { documents }: Pick<Wanted, 'documents'>,
  ports: RemotePorts,
  now: number,
  onNews: () => void,
): Promise<void> {
  const there = await filesIn(pagesFolder)
  for (const [fingerprint, document] of documents) {
    const key = drawnKey(fingerprint)
    const before = findEntry(key)
    if (there.has(pageName(fingerprint)) || (before?.nextAt !== undefined && before.nextAt > now)) continue
    const entry = await drawOne(document, before, ports, now)
    if (!entry) continue
    setEntry(key, entry)
    if (entry.fault === undefined || seen(entry) !== seen(before)) onNews()
  }
}
