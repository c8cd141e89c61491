/**
 * Takes pictures, plans and documents that cannot be shown out of their listings, and says which: the rest of the listing shows.
 * Size and alternative text, which the files say themselves, need not be stated.
 */
import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { type ContentIssue, partIssue } from '../../../content/content-issue.ts'
import { type MediaFile, mediaTypes } from '../../../domain/media/media.ts'
import type { ConfidentialProject } from '../../../domain/project/project.ts'
import type { ConfidentialProperty } from '../../../domain/property/confidential-property.ts'
import { sharedPartOf } from '../../../domain/property/shared-fields.ts'
import { isContentAddress } from '../../../domain/site/public-folders.ts'
import { inEachLanguage, type Localized } from '../../../domain/text/language.ts'
import type { FindFile } from '../../media/find-media.ts'
import type { PictureResolver } from '../../media/resolve-picture.ts'
import { sameWord, storeColdFields } from '../disk/cold-listing.ts'
import { hashOf } from '../disk/text-store.ts'

export type FileCheck = {
  resolve: PictureResolver['resolve']
  hasDocument: (id: number) => boolean
  findFile: FindFile
}

type Tell = (path: string, message: string) => void

/** How what was found in a file is told, by how much it matters. */
type Tellers = { leaveOut: Tell; standIn: Tell; warn: Tell }

const tellersOf = (file: string, issues: ContentIssue[]): Tellers => ({
  leaveOut: (path, message) => issues.push(partIssue(file, path, message)),
  standIn: (path, message) => issues.push(partIssue(file, path, message, true)),
  warn: (path, message) => issues.push({ file, path, message, level: 'warning' }),
})

type Named = { url: string }
type Sized = Named & { width: number; height: number }

/** With the address of ours and what is known of its file; undefined for what is not to be shown. */
function findShown<T extends Named>(
  item: T,
  path: string,
  { resolve, isArchived, tell }: Place,
): { item: T; file: MediaFile } | undefined {
  const found = resolve(item.url, isArchived)
  if (found.kind === 'shown') {
    if (found.fault !== undefined) tell.standIn(path, found.fault)
    return { item: { ...item, url: found.address }, file: found.file }
  }
  // What nobody sees is not on its way.
  if (found.kind === 'missing') tell.leaveOut(path, found.fault)
  else if (!isArchived) tell.warn(path, found.fault)
  return undefined
}

type Place = Pick<FileCheck, 'resolve'> & { isArchived: boolean; tell: Tellers }

/** With the size of its file; what is stated and differs is told. */
function measure<T extends Sized>(item: T, file: MediaFile, path: string, { warn }: Tellers): T {
  if (file.width === 0) return item
  const { width, height } = file
  const isStated = item.width > 0 || item.height > 0
  // What is stated of a PDF file is not in pixels.
  if (isStated && file.document === undefined && (item.width !== width || item.height !== height))
    warn(`${path}.Width`, `expected ${width} x ${height}, as the file is; found ${item.width} x ${item.height}`)
  return { ...item, width, height }
}

/** With what its maker wrote of it in the file, where the content says nothing. */
function withText<T extends { alt: Localized }>(picture: T, file: MediaFile, path: string, { warn }: Tellers): T {
  if (Object.values(picture.alt).some(Boolean)) return picture
  const { description } = file
  if (description) return { ...picture, alt: inEachLanguage(() => description) }
  warn(`${path}.Name`, 'expected what the picture shows, here or as the description in the file; found nothing')
  return picture
}

/** Those that can be shown, with their sizes. @param name of the list in the file. */
function keepShown<T extends Sized>(
  items: readonly T[],
  name: string,
  place: Place,
  finish: (item: T, file: MediaFile, path: string) => T = (item) => item,
): T[] {
  return items.flatMap((item, index) => {
    const path = `${name}.${index}`
    const shown = findShown(item, `${path}.Url`, place)
    if (!shown) return []
    const sized = measure(finish(shown.item, shown.file, path), shown.file, path, place.tell)
    if (sized.width > 0 && sized.height > 0) return [sized]
    place.tell.leaveOut(`${path}.Url`, 'expected Width and Height, which the file does not say')
    return []
  })
}

/** Pictures and plans, which homes and projects both have. */
function keepPictures<T extends Pick<ConfidentialProperty, 'pictures'> & { floorPlans: readonly Sized[] }>(
  item: T,
  place: Place,
): Pick<T, 'pictures' | 'floorPlans'> {
  return {
    pictures: keepShown(item.pictures, 'Pictures', place, (picture, file, path) => withText(picture, file, path, place.tell)),
    floorPlans: keepShown(item.floorPlans, 'FloorPlans', place),
  }
}

/** A film of the content's own, while it is there and is one; the address of one elsewhere as it is. */
function keepFilm(address: string | undefined, findFile: FindFile, { leaveOut }: Tellers): string | undefined {
  if (address === undefined || !isContentAddress(address)) return address
  const found = findFile(address)
  if ('file' in found && mediaTypes[found.file.type] === 'film') return address
  leaveOut(
    'VideoUrl',
    'file' in found
      ? `expected a film, MP4 or WebM; found ${found.file.type} in "${address}"`
      : `${found.fault} for "${address}"`,
  )
  return undefined
}

export function leaveOutFilesOfProject(
  file: string,
  project: ConfidentialProject,
  { resolve }: FileCheck,
  issues: ContentIssue[],
): ConfidentialProject {
  return { ...project, ...keepPictures(project, { resolve, isArchived: false, tell: tellersOf(file, issues) }) }
}

/** Addresses and numbers of the files that a record names. */
type NamedFiles = { addresses: readonly string[]; film: string | undefined; documents: readonly number[] }

type Cleaned = { of: string; named: NamedFiles; property: ConfidentialProperty; issues: readonly ContentIssue[] }

/** What became of each record, as long as it and its files are the same. */
const cleaned = new WeakMap<ConfidentialProperty, Cleaned>()

const noIssues: readonly ContentIssue[] = []
const noDocuments: readonly number[] = []

function namedFiles({ smallPicture, pictures, floorPlans, documents, videoUrl }: ConfidentialProperty): NamedFiles {
  const shown = [...(smallPicture ? [smallPicture] : []), ...pictures, ...floorPlans]
  return {
    addresses: shown.map(({ url }) => sameWord(url)),
    film: videoUrl !== undefined && isContentAddress(videoUrl) ? videoUrl : undefined,
    documents: documents.length > 0 ? documents.map(({ id }) => id) : noDocuments,
  }
}

/** A mark of what the outcome depends on besides the record. */
function hashFiles(file: string, { addresses, film, documents }: NamedFiles, isArchived: boolean, check: FileCheck): string {
  const { resolve, hasDocument, findFile } = check
  const describe = (url: string) => {
    const found = resolve(url, isArchived)
    const { path, fingerprint } = found.kind === 'shown' ? found.file : {}
    return [url, found.kind, found.fault, path, fingerprint]
  }
  const filmFile = film !== undefined && findFile(film)
  return hashOf(JSON.stringify([file, addresses.map(describe), filmFile, documents.map(hasDocument)]))
}

/** The same object as before while record and files are the same: what is known of it elsewhere stays true. */
export function leaveOutFiles(
  file: string,
  property: ConfidentialProperty,
  check: FileCheck,
  issues: ContentIssue[],
): ConfidentialProperty {
  const before = cleaned.get(property)
  // Not asked of the record again: what it names may have been put away.
  const named = before?.named ?? namedFiles(property)
  const of = hashFiles(file, named, property.archived, check)
  if (before?.of === of) {
    issues.push(...before.issues)
    return before.property
  }
  const own: ContentIssue[] = []
  const made = leaveOutOfProperty(file, property, check, own)
  const shown = sharedPartOf(property) ? storeColdFields(made) : made
  cleaned.set(property, { of, named, property: shown, issues: own.length > 0 ? own : noIssues })
  issues.push(...own)
  return shown
}

function leaveOutOfProperty(
  file: string,
  property: ConfidentialProperty,
  { resolve, hasDocument, findFile }: FileCheck,
  issues: ContentIssue[],
): ConfidentialProperty {
  const tell = tellersOf(file, issues)
  const place = { resolve, isArchived: property.archived, tell }
  const { smallPicture } = property
  const shown = {
    ...keepPictures(property, place),
    smallPicture: smallPicture && findShown(smallPicture, 'SmallPictureItem.Url', place)?.item,
    videoUrl: keepFilm(property.videoUrl, findFile, tell),
    documents: property.documents.filter(({ id }, index) => {
      const isThere = hasDocument(id)
      if (!isThere) tell.leaveOut(`Documents.${index}.ID`, `expected a file documents/${id}.pdf in the content folder`)
      return isThere
    }),
  }
  // Most listings are in order: the same record then stands for both.
  const isSame = Object.entries(shown).every(([key, value]) => isDeepStrictEqual(value, Reflect.get(property, key)))
  return isSame ? property : { ...property, ...shown }
}
