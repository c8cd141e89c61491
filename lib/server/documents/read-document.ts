/** The files of a property's documents: `documents/<number>.pdf` in the content folder, out of the public's reach. */
import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slugify } from '../../domain/text/slug.ts'
import { findProperty } from '../property/property-detail.ts'
import { env } from '../runtime/env.ts'

/** Undefined for a document that the property does not have, and while the property is not shown. */
export function readDocument(propertyId: string, documentId: string): { name: string; content: Buffer } | undefined {
  const property = findProperty(propertyId)
  const document = property?.documents.find(({ id }) => String(id) === documentId)
  if (!property || !document) return undefined
  // The number comes from the content, not from the address.
  const content = readFileSync(join(env().CONTENT_DIR, 'documents', `${document.id}.pdf`))
  return { name: `${property.id}-${slugify(document.name.nl)}.pdf`, content }
}
