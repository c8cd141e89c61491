/**
 * Finds the local file for a picture address of the content: a file of the content, a fetched copy of a remote picture, or the
 * first page of a PDF file. Remote addresses are never passed on, so no page loads pictures from other hosts.
 */
import 'server-only'
import { type MediaFile, mediaTypes } from '../../domain/media/media.ts'
import { isListed } from '../fetch/find-target.ts'
import { refreshAccepted } from './accepted-originals.ts'
import type { FindFile, MediaFiles } from './find-media.ts'
import { drawnKey, fetchedKey, findEntry, refreshIndex } from './remote/fetched-index.ts'

export type ResolvedPicture =
  /** `address`: on this site. `fault`: what is wrong with the current file, if the last good version is shown instead. */
  | { kind: 'shown'; address: string; file: MediaFile; fault?: string }
  /** Being fetched or rendered; shown as soon as it is available. */
  | { kind: 'coming'; fault: string }
  | { kind: 'missing'; fault: string; isRemote: boolean }

/** The remote files that the current content needs; they must not be removed. */
export type Wanted = {
  /** Remote addresses by their key (without signature parameters). */
  addresses: ReadonlyMap<string, string>
  /** PDF files whose first page is shown, by fingerprint. */
  documents: ReadonlyMap<string, MediaFile>
  /** Hosts that may be contacted. */
  hosts: readonly string[]
}

export type PictureResolver = {
  /** @param isArchived true: nothing is fetched for it. */
  resolve: (address: string, isArchived?: boolean) => ResolvedPicture
  wanted: Wanted
  /** Files that were resolved, by local address; no content text contains these addresses. */
  media: MediaFiles
}

export const fetchedFolder = 'fetched-pictures'
export const pagesFolder = 'first-pages'

/** Starts with a letter, as a name with a leading hyphen would be invalid. */
export const pageName = (fingerprint: string): string => `p${fingerprint}.png`

export const fingerprintOfPage = (name: string): string => name.slice(1, -'.png'.length)

export const isRemote = (address: string): boolean => !address.startsWith('/')

const shown: readonly string[] = ['picture', 'drawing', 'document']

type Place = { findFile: FindFile; pictureHosts: readonly string[] }

const isFetched = (address: string) => `"${address}" is being fetched and shows as soon as it is here`

/** The local address, or why there is none yet. */
function localAddress(address: string, { pictureHosts }: Place): string | ResolvedPicture {
  if (!isRemote(address)) return address
  if (!URL.canParse(address) || !isListed(new URL(address), pictureHosts)) {
    const fault = `expected a host listed under pictureHosts in site.json; found "${address}"`
    return { kind: 'missing', fault, isRemote: false }
  }
  const entry = findEntry(fetchedKey(address))
  if (entry?.name !== undefined) return `/media/${fetchedFolder}/${entry.name}`
  if (entry?.fault === undefined) return { kind: 'coming', fault: isFetched(address) }
  const fault = `expected a picture that can be fetched; found "${address}": ${entry.fault}; it is tried again`
  return { kind: 'missing', fault, isRemote: true }
}

function firstPage(document: MediaFile, address: string, { findFile }: Place): ResolvedPicture {
  const { fingerprint } = document
  const pageAddress = `/media/${pagesFolder}/${pageName(fingerprint)}`
  const found = findFile(pageAddress)
  if ('file' in found) return { kind: 'shown', address: pageAddress, file: { ...found.file, document: address } }
  const fault = findEntry(drawnKey(fingerprint))?.fault
  return fault === undefined
    ? { kind: 'coming', fault: `the first page of "${address}" is being drawn and shows as soon as it is here` }
    : {
        kind: 'missing',
        fault: `expected a PDF file whose first page can be drawn; found "${address}": ${fault}`,
        isRemote: true,
      }
}

function resolveLocal(address: string, place: Place): ResolvedPicture & { pdf?: MediaFile } {
  const found = place.findFile(address)
  if (!('file' in found)) return { kind: 'missing', fault: `${found.fault} for "${address}"`, isRemote: false }
  const { file } = found
  const kind = mediaTypes[file.type]
  if (!shown.includes(kind))
    return { kind: 'missing', fault: `expected a picture; found ${file.type} in "${address}"`, isRemote: false }
  const fault = found.fault === undefined ? {} : { fault: `${found.fault} for "${address}"` }
  if (kind !== 'document') return { kind: 'shown', address, file, ...fault }
  return { ...firstPage(file, address, place), ...fault, pdf: file }
}

export function createPictureResolver(place: Place): PictureResolver {
  refreshIndex()
  refreshAccepted()
  const addresses = new Map<string, string>()
  const documents = new Map<string, MediaFile>()
  const media = new Map<string, MediaFile>()

  function resolve(address: string, isArchived = false): ResolvedPicture {
    const local = localAddress(address, place)
    const isAllowed = typeof local === 'string' || local.kind === 'coming' || (local.kind === 'missing' && local.isRemote)
    if (isRemote(address) && isAllowed && !isArchived) addresses.set(fetchedKey(address), address)
    if (typeof local !== 'string') return local
    const { pdf, ...found } = resolveLocal(local, place)
    // The fetched file is missing on the disk: it is fetched again.
    if (isRemote(address) && !pdf && found.kind === 'missing') return { kind: 'coming', fault: isFetched(address) }
    if (pdf && !isArchived) documents.set(pdf.fingerprint, pdf)
    if (pdf) media.set(local, pdf)
    if (found.kind === 'shown') media.set(found.address, found.file)
    return found
  }

  return { resolve, wanted: { addresses, documents, hosts: place.pictureHosts }, media }
}
