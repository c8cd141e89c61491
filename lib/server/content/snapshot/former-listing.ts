/** Finds former listings by number, and their addresses in the languages in use. */
import 'server-only'
import type { FormerListing } from '../../../domain/property/former-listing.ts'
import type { Localized } from '../../../domain/text/language.ts'
import { getSnapshot } from './current-snapshot.ts'

export const findFormerListing = (id: string): FormerListing | undefined => getSnapshot().former.get(Number(id))

export function findFormerAlternates({ paths }: FormerListing): Partial<Localized> {
  return Object.fromEntries(getSnapshot().languages.flatMap((language) => (paths[language] ? [[language, paths[language]]] : [])))
}
