/**
 * Takes pictures, plans and documents that cannot be shown out of their listings, and says which: the rest of the listing shows.
 * Size and alternative text, which the files say themselves, need not be stated.
 */
import 'server-only'
import type { ContentIssue } from '../../content/content-issue.ts'
import { inEachLanguage } from '../../content/localized.ts'
import type { MediaFile } from '../../domain/media/media.ts'
import type { ConfidentialProject } from '../../domain/project/project.ts'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'
import type { Localized } from '../../domain/text/language.ts'

export type FileCheck = {
  /** What is known of a picture of our own. */
  fileOf: (url: string) => MediaFile | undefined
  /** What is wrong with a picture's address; undefined when it can be shown. */
  faultOf: (url: string) => string | undefined
  hasDocument: (id: number) => boolean
}

type LeaveOut = (path: string, message: string) => void

function keep<T>(
  items: readonly T[],
  faultOf: (item: T) => string | undefined,
  leaveOut: (index: number, message: string) => void,
) {
  return items.filter((item, index) => {
    const fault = faultOf(item)
    if (fault !== undefined) leaveOut(index, fault)
    return fault === undefined
  })
}

const leaverOf =
  (file: string, issues: ContentIssue[]): LeaveOut =>
  (path, message) =>
    issues.push({ file, path, message, level: 'error', item: `${file}: ${path}`, isLeftOut: true })

const warnerOf =
  (file: string, issues: ContentIssue[]): LeaveOut =>
  (path, message) =>
    issues.push({ file, path, message, level: 'warning' })

type Sized = { width: number; height: number }

/** With the size of its file; what is stated and differs is told. */
function measure<T extends Sized>(item: T, file: MediaFile | undefined, path: string, warn: LeaveOut): T {
  if (!file || file.width === 0) return item
  const { width, height } = file
  const isStated = item.width > 0 || item.height > 0
  if (isStated && (item.width !== width || item.height !== height))
    warn(`${path}.Width`, `expected ${width} x ${height}, as the file is; found ${item.width} x ${item.height}`)
  return { ...item, width, height }
}

/** With what its maker wrote of it in the file, where the content says nothing. */
function withText<T extends { alt: Localized }>(picture: T, file: MediaFile | undefined, path: string, warn: LeaveOut): T {
  if (Object.values(picture.alt).some(Boolean)) return picture
  const { description } = file ?? {}
  if (description) return { ...picture, alt: inEachLanguage(() => description) }
  warn(`${path}.Name`, 'expected what the picture shows, here or as the description in the file; found nothing')
  return picture
}

/** Pictures and plans, which homes and projects both have. */
function keepPictures<T extends Pick<ConfidentialProperty, 'pictures'> & { floorPlans: readonly (Sized & { url: string })[] }>(
  item: T,
  { faultOf, fileOf }: FileCheck,
  leaveOut: LeaveOut,
  warn: LeaveOut,
): Pick<T, 'pictures' | 'floorPlans'> {
  const pictures = item.pictures.map((picture, index) =>
    withText(measure(picture, fileOf(picture.url), `Pictures.${index}`, warn), fileOf(picture.url), `Pictures.${index}`, warn),
  )
  const plans = item.floorPlans.map((plan, index) => measure(plan, fileOf(plan.url), `FloorPlans.${index}`, warn))
  const faultOfSized = ({ url, width, height }: Sized & { url: string }) =>
    faultOf(url) ?? (width > 0 && height > 0 ? undefined : 'expected Width and Height, which the file does not say')
  return {
    pictures: keep(pictures, faultOfSized, (index, message) => leaveOut(`Pictures.${index}.Url`, message)),
    floorPlans: keep(plans, faultOfSized, (index, message) => leaveOut(`FloorPlans.${index}.Url`, message)),
  }
}

export function leaveOutFilesOfProject(
  file: string,
  project: ConfidentialProject,
  check: FileCheck,
  issues: ContentIssue[],
): ConfidentialProject {
  return { ...project, ...keepPictures(project, check, leaverOf(file, issues), warnerOf(file, issues)) }
}

export function leaveOutFiles(
  file: string,
  property: ConfidentialProperty,
  check: FileCheck,
  issues: ContentIssue[],
): ConfidentialProperty {
  const leaveOut = leaverOf(file, issues)
  const small = property.smallPicture && check.faultOf(property.smallPicture.url)
  if (small !== undefined) leaveOut('SmallPictureItem.Url', small)
  return {
    ...property,
    ...keepPictures(property, check, leaveOut, warnerOf(file, issues)),
    smallPicture: small === undefined ? property.smallPicture : undefined,
    documents: keep(
      property.documents,
      ({ id }) => (check.hasDocument(id) ? undefined : `expected a file documents/${id}.pdf in the content folder`),
      (index, message) => leaveOut(`Documents.${index}.ID`, message),
    ),
  }
}
