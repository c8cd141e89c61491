/** What the categories of articles are called; the site itself shows none of these names. */
import 'server-only'
import { z } from 'zod'
import type { Language } from '../../domain/text/language.ts'
import { filesOfFolder } from '../content/files/content-files.ts'
import { parseJson } from '../content/files/overrides.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { env } from '../runtime/env.ts'

/** As far as it matters here; a name may be missing in a language. */
const named = z.object({ ID: z.string(), Name: z.record(z.string(), z.string()) })

/** By their ids; empty where the file cannot be read. */
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
