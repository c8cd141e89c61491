/**
 * Removes pictures, plans and documents that cannot be shown from their listings and reports them; the rest of the listing is
 * shown. Size and alternative text are read from the file where the content does not state them.
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

type ReportIssue = (path: string, message: string) => void

/** Reporters by severity. */
type Reporters = { leaveOut: ReportIssue; standIn: ReportIssue; warn: ReportIssue }

const reportersOf = (file: string, issues: ContentIssue[]): Reporters => ({
  leaveOut: (path, message) => issues.push(partIssue(file, path, message)),
  standIn: (path, message) => issues.push(partIssue(file, path, message, true)),
  warn: (path, message) => issues.push({ file, path, message, level: 'warning' }),
})

type Named = { url: string }
type Sized = Named & { width: number; height: number }

/** The item with its address on this site and its file; undefined if it cannot be shown. */
function findShown<T extends Named>(
  item: T,
  path: string,
  { resolve, isArchived, report }: Place,
): { item: T; file: MediaFile } | undefined {
  const found = resolve(item.url, isArchived)
  if (found.kind === 'shown') {
    if (found.fault !== undefined) report.standIn(path, found.fault)
    return { item: { ...item, url: found.address }, file: found.file }
  }
  // Files of archived listings are not fetched.
  if (found.kind === 'missing') report.leaveOut(path, found.fault)
  else if (!isArchived) report.warn(path, found.fault)
  return undefined
}

type Place = Pick<FileCheck, 'resolve'> & { isArchived: boolean; report: Reporters }

/** Sets the size of the file; warns when the content states another one. */
function measure<T extends Sized>(item: T, file: MediaFile, path: string, { warn }: Reporters): T {
  if (file.width === 0) return item
  const { width, height } = file
  const isStated = item.width > 0 || item.height > 0
  // Sizes stated for a PDF file are not in pixels.
  if (isStated && file.document === undefined && (item.width !== width || item.height !== height))
    warn(`${path}.Width`, `expected ${width} x ${height}, as the file is; found ${item.width} x ${item.height}`)
  return { ...item, width, height }
}

/** Uses the description in the file as alternative text where the content has none. */
function withText<T extends { alt: Localized }>(picture: T, file: MediaFile, path: string, { warn }: Reporters): T {
  if (Object.values(picture.alt).some(Boolean)) return picture
  const { description } = file
  if (description) return { ...picture, alt: inEachLanguage(() => description) }
  warn(`${path}.Name`, 'expected what the picture shows, here or as the description in the file; found nothing')
  return picture
}

/** The items that can be shown, with sizes. @param name of the list in the file. */
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
    const sized = measure(finish(shown.item, shown.file, path), shown.file, path, place.report)
    if (sized.width > 0 && sized.height > 0) return [sized]
    place.report.leaveOut(`${path}.Url`, 'expected Width and Height, which the file does not say')
    return []
  })
}

/** Pictures and plans of a property or project. */
function keepPictures<T extends Pick<ConfidentialProperty, 'pictures'> & { floorPlans: readonly Sized[] }>(
  item: T,
  place: Place,
): Pick<T, 'pictures' | 'floorPlans'> {
  return {
    pictures: keepShown(item.pictures, 'Pictures', place, (picture, file, path) => withText(picture, file, path, place.report)),
    floorPlans: keepShown(item.floorPlans, 'FloorPlans', place),
  }
}

/** A film of the content, if the file exists and is a film; addresses on other hosts unchanged. */
function keepFilm(address: string | undefined, findFile: FindFile, { leaveOut }: Reporters): string | undefined {
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
  return { ...project, ...keepPictures(project, { resolve, isArchived: false, report: reportersOf(file, issues) }) }
}

/** Addresses and document numbers that a record names. */
type NamedFiles = { addresses: readonly string[]; film: string | undefined; documents: readonly number[] }

type Cleaned = { of: string; named: NamedFiles; property: ConfidentialProperty; issues: readonly ContentIssue[] }

/** Results per record, cached while the record and its files are unchanged. */
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

/** A hash of everything besides the record that the result depends on. */
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

/** Returns the same object as long as record and files are unchanged, so that caches by object stay valid. */
export function leaveOutFiles(
  file: string,
  property: ConfidentialProperty,
  check: FileCheck,
  issues: ContentIssue[],
): ConfidentialProperty {
  const before = cleaned.get(property)
  // Not read from the record again: that would read cold fields from the disk.
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
  const report = reportersOf(file, issues)
  const place = { resolve, isArchived: property.archived, report }
  const { smallPicture } = property
  const shown = {
    ...keepPictures(property, place),
    smallPicture: smallPicture && findShown(smallPicture, 'SmallPictureItem.Url', place)?.item,
    videoUrl: keepFilm(property.videoUrl, findFile, report),
    documents: property.documents.filter(({ id }, index) => {
      const isThere = hasDocument(id)
      if (!isThere) report.leaveOut(`Documents.${index}.ID`, `expected a file documents/${id}.pdf in the content folder`)
      return isThere
    }),
  }
  // Most listings are valid: the same record is then used for both.
  const isSame = Object.entries(shown).every(([key, value]) => isDeepStrictEqual(value, Reflect.get(property, key)))
  return isSame ? property : { ...property, ...shown }
}
