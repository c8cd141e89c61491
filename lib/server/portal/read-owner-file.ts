/** Checks a document uploaded by an owner: a PDF is stored unchanged, a picture is re-encoded, which removes its metadata. */
import 'server-only'
import type { RequiredKind } from '../../domain/portal/required-documents.ts'
import type { NewOwnerFile } from '../db/repositories/portal/owner-files.ts'
import { readDocument } from '../uploads/read-document.ts'
import { readPicture } from '../uploads/read-picture.ts'

/** Largest accepted file in bytes, below the limit of a whole form request. */
const mostBytes = 10 * 1024 * 1024

/** Longest side in pixels at which a photographed document is still readable. */
const readableSide = 2400

export type ReadOwnerFile = { kind: 'read'; file: NewOwnerFile } | { kind: 'refused'; why: 'too-large' | 'wrong-kind' }

/** @param sent file of the browser; its type is detected from the content, not from name or type */
export async function readOwnerUpload(kind: RequiredKind, sent: File): Promise<ReadOwnerFile> {
  if (sent.size > mostBytes) return { kind: 'refused', why: 'too-large' }
  const document = await readDocument('FILE', sent, mostBytes)
  const isPdf = document.kind === 'read' && document.upload.kind === 'application/pdf'
  const read = isPdf ? document : await readPicture('FILE', sent, mostBytes, readableSide)
  if (read.kind === 'refused') return { kind: 'refused', why: 'wrong-kind' }
  const { name, kind: mediaType, content } = read.upload
  return { kind: 'read', file: { kind, name, mediaType, content } }
}
