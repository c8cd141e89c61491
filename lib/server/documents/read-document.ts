/** The files of a property's documents: `documents/<number>.pdf` in the content folder, out of the public's reach. */
import 'server-only'
import { readFileSync } from 'node:fs'
import { slugify } from '../../domain/text/slug.ts'
import { findDocument } from '../content/snapshot/feed-items.ts'
import { findProperty } from '../property/property-detail.ts'
import { env } from '../runtime/env.ts'

/** Undefined for a document that the property does not have, and while the property is not shown. */
export function readDocument(propertyId: string, documentId: string): { name: string; content: Buffer } | undefined {
  const property = findProperty(propertyId)
  const document = property?.documents.find(({ id }) => String(id) === documentId)
  if (!property || !document) return undefined
  // The number comes from the content, not from the address.
  const { CONTENT_DIR, VAR_DIR } = env()
  const path = findDocument(document.id, CONTENT_DIR, VAR_DIR)
  return path === undefined ? undefined : { name: `${property.id}-${slugify(document.name.nl)}.pdf`, content: readFileSync(path) }
}
