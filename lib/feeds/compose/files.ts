/** Pictures, plans and documents of a listing, from the files that were fetched. A file that could not be fetched is left out. */
import { documentFields } from '../../domain/property/property-parts.ts'
import type { FeedDocument, FeedFile, FeedPlan } from '../feed-parts.ts'
import type { ComposeContext, Remarks, StoredFile } from './context.ts'
import { composeText } from './texts.ts'
import { findWord } from './words.ts'

/** Sorted by `order`; files without it use their index in the list. */
export const inOrder = <File extends FeedFile>(files: readonly File[]): File[] =>
  files
    .map((file, index) => ({ file, order: file.order ?? index }))
    .sort((a, b) => a.order - b.order)
    .map(({ file }) => file)

type Fetched<File extends FeedFile> = { file: File; stored: StoredFile }

/** The same picture listed twice is used once. */
function fetchedOf<File extends FeedFile>(files: readonly File[], kind: StoredFile['kind'], { fileOf }: ComposeContext) {
  const found = inOrder(files).flatMap((file): Fetched<File>[] => {
    const stored = fileOf(file, kind)
    return stored?.kind === kind ? [{ file, stored }] : []
  })
  return found.filter(({ stored }, index) => found.findIndex((other) => other.stored.id === stored.id) === index)
}

/** The size of a PDF plan is unknown until its first page is rendered. */
const sizeOf = ({ width, height }: StoredFile) => (width > 0 && height > 0 ? { Width: width, Height: height } : {})

function toPicture({ file, stored }: Fetched<FeedFile>, context: ComposeContext) {
  const name = composeText(file.name, context)
  return { ID: stored.id, Url: stored.address, ...sizeOf(stored), ...(name && { Name: name }) }
}

export const composePictures = (files: readonly FeedFile[], context: ComposeContext) =>
  fetchedOf(files, 'picture', context).map((fetched) => toPicture(fetched, context))

/**
 * A plan is shown next to the rooms of its storey. A plan without a storey, or whose storey has no rooms, is shown with the
 * pictures.
 * @param storeys that have rooms.
 */
export function composePlans(plans: readonly FeedPlan[], storeys: ReadonlySet<number>, context: ComposeContext) {
  const fetched = fetchedOf(plans, 'picture', context)
  const isPlaced = ({ file: { floor } }: Fetched<FeedPlan>) => floor !== undefined && storeys.has(floor)
  return {
    plans: fetched.filter(isPlaced).map(({ file, stored }) => ({ Floor: file.floor, Url: stored.address, ...sizeOf(stored) })),
    pictures: fetched.filter((plan) => !isPlaced(plan)).map((plan) => toPicture(plan, context)),
  }
}

const kinds = documentFields.kind.choices

/** Leaves out private documents, those that were not fetched, and, after a remark, those without a known kind and a name. */
export function composeDocuments(documents: readonly FeedDocument[], context: ComposeContext, remarks: Remarks) {
  const open = documents.filter(({ isPrivate }) => !isPrivate)
  return fetchedOf(open, 'document', context).flatMap(({ file, stored }) => {
    const kind = findWord(file.kind, 'documents', kinds, context.source, remarks)
    const name = composeText(file.name ?? (file.kind && { [context.defaultLanguage]: file.kind.theirs }), context)
    if (!kind || !name) {
      remarks.add('gap', 'documents', 'expected kind and name of the document', file.kind?.theirs)
      return []
    }
    return [{ ID: stored.id, Kind: kind, Name: name, ...(file.date !== undefined && { Date: file.date }) }]
  })
}
