/** Printable papers of a property, by their names in addresses and commands. */
import 'server-only'
import type { PublicProperty } from '../../domain/property/property.ts'
import type { Language } from '../../domain/text/language.ts'
import { findProperty } from '../property/property-detail.ts'
import { qrPoster } from './qr-poster.ts'
import { windowCard } from './window-card.ts'

type Draw = (property: PublicProperty, language: Language, now: Date) => Promise<Buffer>

const papers: Readonly<Record<'window-card' | 'poster', Draw>> = { 'window-card': windowCard, poster: qrPoster }

export type PaperKind = keyof typeof papers

export const paperKinds = Object.keys(papers) as readonly PaperKind[]

export const isPaperKind = (name: string): name is PaperKind => Object.hasOwn(papers, name)

/**
 * @param id of the property, from an address.
 * @returns a PDF file and its name; undefined for unpublished and archived properties, which must not be advertised.
 */
export async function makePaper(
  kind: PaperKind,
  id: string,
  language: Language,
  now: Date,
): Promise<{ name: string; content: Buffer } | undefined> {
  const property = findProperty(id)
  if (!property || property.archived) return undefined
  return { name: `${property.id}-${kind}-${language}.pdf`, content: await papers[kind](property, language, now) }
}
