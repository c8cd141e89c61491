/** Suggests the field meant by an unknown name: another case, a typing error, an abbreviation, or our own name for it. */
import { createKnownWords } from '../domain/sentence/typos.ts'
import { ownNames } from './crm-names.ts'

/** Shorter prefixes match too many fields. */
const shortestBeginning = 4

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** @param known allowed names. @returns undefined where none is similar, or several are equally similar. */
export function nearestField(name: string, known: readonly string[]): string | undefined {
  const wanted = plain(name)
  const own = ownNames.get(wanted)
  const byPlain = new Map(known.map((field) => [plain(field), field]))
  const same = byPlain.get(wanted) ?? (own !== undefined && known.includes(own) ? own : undefined)
  if (same !== undefined) return same
  const typed = createKnownWords(byPlain.keys()).nearest(wanted, 2)
  if (typed !== undefined) return byPlain.get(typed)
  const longer = wanted.length < shortestBeginning ? [] : [...byPlain.keys()].filter((field) => field.startsWith(wanted))
  return longer.length === 1 ? byPlain.get(longer[0] ?? '') : undefined
}
