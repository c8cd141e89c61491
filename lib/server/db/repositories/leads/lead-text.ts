/** Words that are looked for in what the forms sent. */
import 'server-only'
import { sql } from 'kysely'
import { likeAny } from '../../like.ts'

/** As JSON has it: a quotation mark stands behind a backslash there. */
const asStored = (text: string) => JSON.stringify(text).slice(1, -1)

/** What was filled in, without the names of the fields: those stand before a colon. */
const filledIn = sql`regexp_replace(lower(lead.payload), '[{,]"([^"\\\\]|\\\\.)*":', ' ', 'g')`

/** Whether a lead says the text, in any case of plain letters: in what was filled in, or in its address. */
export const hasText = (text: string) => {
  const stored = likeAny(asStored(text))
  // The first is quick, and leaves few for the second.
  return sql<boolean>`(lower(lead.payload) like ${stored} escape '\\' and ${filledIn} like ${stored} escape '\\'
    or lead.email like ${likeAny(text)} escape '\\')`
}
