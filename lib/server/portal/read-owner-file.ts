/** A document that an owner sends: a PDF as it is, or a picture drawn again, so that nothing but its pixels is kept. */
import 'server-only'
import type { RequiredKind } from '../../domain/portal/required-documents.ts'
import type { NewOwnerFile } from '../db/repositories/portal/owner-files.ts'
import { readDocument } from '../uploads/read-document.ts'
import { readPicture } from '../uploads/read-picture.ts'

/** Largest file that is read at all, in bytes; with what stands around it, it stays below what a form may send. */
const mostBytes = 10 * 1024 * 1024

/** Longest side of a picture of paper that can still be read, in pixels. */
const readableSide = 2400

export type ReadOwnerFile = { kind: 'read'; file: NewOwnerFile } | { kind: 'refused'; why: 'too-large' | 'wrong-kind' }

/** @param sent by the browser: its name and type say nothing, its content does. */
export async function readOwnerUpload(kind: RequiredKind, sent: File): Promise<ReadOwnerFile> {
  if (sent.size > mostBytes) return { kind: 'refused', why: 'too-large' }
  const document = await readDocument('FILE', sent, mostBytes)
  const isPdf = document.kind === 'read' && document.upload.kind === 'application/pdf'
  const read = isPdf ? document : await readPicture('FILE', sent, mostBytes, readableSide)
  if (read.kind === 'refused') return { kind: 'refused', why: 'wrong-kind' }
  const { name, kind: mediaType, content } = read.upload
  return { kind: 'read', file: { kind, name, mediaType, content } }
}
