/** Takes pictures, plans and documents that cannot be shown out of their listings, and says which: the rest of the listing shows. */
import 'server-only'
import type { ContentIssue } from '../../content/content-issue.ts'
import type { ConfidentialProject } from '../../domain/project/project.ts'
import type { ConfidentialProperty } from '../../domain/property/confidential-property.ts'

export type FileCheck = {
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

/** Pictures and plans, which homes and projects both have. */
function keepPictures<T extends Pick<ConfidentialProperty, 'pictures'> & { floorPlans: readonly { url: string }[] }>(
  item: T,
  { faultOf }: FileCheck,
  leaveOut: LeaveOut,
): Pick<T, 'pictures' | 'floorPlans'> {
  const check = ({ url }: { url: string }) => faultOf(url)
  return {
    pictures: keep(item.pictures, check, (index, message) => leaveOut(`Pictures.${index}.Url`, message)),
    floorPlans: keep(item.floorPlans, check, (index, message) => leaveOut(`FloorPlans.${index}.Url`, message)),
  }
}

export function leaveOutFilesOfProject(
  file: string,
  project: ConfidentialProject,
  check: FileCheck,
  issues: ContentIssue[],
): ConfidentialProject {
  return { ...project, ...keepPictures(project, check, leaverOf(file, issues)) }
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
    ...keepPictures(property, check, leaveOut),
    smallPicture: small === undefined ? property.smallPicture : undefined,
    documents: keep(
      property.documents,
      ({ id }) => (check.hasDocument(id) ? undefined : `expected a file documents/${id}.pdf in the content folder`),
      (index, message) => leaveOut(`Documents.${index}.ID`, message),
    ),
  }
}
