/** Redirects to the language stored in the browser where the server could only guess (specification 2; ruling 1). */
import type { Language } from '@/lib/domain/text/language'
import { languageScript } from '@/lib/routing/inline-scripts'

export function LanguageMemory({ languages }: { languages: readonly Language[] }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script, filled with language codes only
  return <script dangerouslySetInnerHTML={{ __html: languageScript(languages) }} />
}
