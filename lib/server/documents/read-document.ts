/** Reads documents of a property: `documents/<number>.pdf` in the content folder, which is not public. */
import 'server-only'
import { readFileSync } from 'node:fs'
import { slugify } from '../../domain/text/slug.ts'
import { findDocument } from '../content/snapshot/feed-items.ts'
import { findProperty } from '../property/property-detail.ts'
import { env } from '../runtime/env.ts'

/** Undefined if the property does not have this document or is not public. */
export function readDocument(propertyId: string, documentId: string): { name: string; content: Buffer } | undefined {
  const property = findProperty(propertyId)
  const document = property?.documents.find(({ id }) => String(id) === documentId)
  if (!property || !document) return undefined
  // The path uses the number from the content, not the one in the address.
  const { CONTENT_DIR, VAR_DIR } = env()
  const path = findDocument(document.id, CONTENT_DIR, VAR_DIR)
  return path === undefined ? undefined : { name: `${property.id}-${slugify(document.name.nl)}.pdf`, content: readFileSync(path) }
}
