/** The field that somebody meant who wrote a name that nothing reads: another capital, a slip of the pen, half of the name, or what we call it ourselves. */
import { createKnownWords } from '../domain/sentence/typos.ts'
import { ownNames } from './crm-names.ts'

/** Shorter beginnings have too many fields. */
const shortestBeginning = 4

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** @param known names of the fields that may stand there. @returns undefined where none is near, or several are as near. */
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
