/** Names of article categories, shown in the office only. */
import 'server-only'
import { z } from 'zod'
import type { Language } from '../../domain/text/language.ts'
import { filesOfFolder } from '../content/files/content-files.ts'
import { parseJson } from '../content/files/overrides.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { env } from '../runtime/env.ts'

/** Only the fields needed here; a name may be missing in a language. */
const named = z.object({ ID: z.string(), Name: z.record(z.string(), z.string()) })

/** Names by id; empty if the file cannot be read. */
export function categoryNames(language: Language): ReadonlyMap<string, string> {
  const found = parseJson(filesOfFolder(env().CONTENT_DIR).read('categories.json'))
  const entries = Array.isArray(found) ? found : []
  const { defaultLanguage } = getSnapshot().site
  const names = entries.flatMap((entry) => {
    const { data } = named.safeParse(entry)
    return data ? [[data.ID, data.Name[language] ?? data.Name[defaultLanguage] ?? data.ID] as const] : []
  })
  return new Map(names)
}
