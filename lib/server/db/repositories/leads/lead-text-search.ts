/** Text search in the fields of leads. */
import 'server-only'
import { sql } from 'kysely'
import { likeAny } from '../../like.ts'

/** JSON escapes quotation marks with a backslash. */
const asStored = (text: string) => JSON.stringify(text).slice(1, -1)

/** The values without the field names, which are followed by a colon. */
const filledIn = sql`regexp_replace(lower(lead.payload), '[{,]"([^"\\\\]|\\\\.)*":', ' ', 'g')`

/** Whether a lead contains the text, ignoring case of ASCII letters: in its values or its mail address. */
export const containsText = (text: string) => {
  const stored = likeAny(asStored(text))
  // The first condition is fast and leaves few rows for the second.
  return sql<boolean>`(lower(lead.payload) like ${stored} escape '\\' and ${filledIn} like ${stored} escape '\\'
    or lead.email like ${likeAny(text)} escape '\\')`
}
