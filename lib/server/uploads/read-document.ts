/** Reads a text document that a visitor uploaded, to be stored and attached to mails. */
import 'server-only'
import { withExtension } from '../../forms/file-name.ts'
import type { NewUpload } from '../db/repositories/leads/leads.ts'
import { findDocumentKind } from './document-kind.ts'

/** `message`: a key of `Forms.errors`. */
export type ReadUpload = { kind: 'read'; upload: NewUpload } | { kind: 'refused'; message: string }

/** @param maxBytes larger files are rejected unread. */
export async function readDocument(field: string, file: File, maxBytes: number): Promise<ReadUpload> {
  if (file.size > maxBytes) return { kind: 'refused', message: 'fileTooLarge' }
  const content = Buffer.from(await file.arrayBuffer())
  const found = await findDocumentKind(content)
  if (!found) return { kind: 'refused', message: 'documentKind' }
  return { kind: 'read', upload: { field, name: withExtension(file.name, found.extension), kind: found.mediaType, content } }
}
