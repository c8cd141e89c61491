/**
 * Finds texts that are shown in the default language because they are not translated, and pages that are not translated at all
 * (ruling 40).
 */
import 'server-only'
import type { Language } from '../../../domain/text/language.ts'
import type { FiledGap } from '../check/file-findings.ts'
import type { Content } from '../files/read-content.ts'

export type FallbackTexts = {
  /** Untranslated texts (in the default language), by the language in use that lacks them. */
  texts: ReadonlyMap<Language, ReadonlySet<string>>
  /** Pages and items whose main texts are not translated, by language; keys as of `subjectKey`. */
  untranslated: ReadonlyMap<Language, ReadonlySet<string>>
}

export type Subject = 'page' | 'article' | 'property' | 'project'

/** Key of a page or item. @param id original path of a page, id of anything else. */
export const subjectKey = (subject: Subject, id: string | number): string => `${subject}:${id}`

/** The main texts of a page or item (title, description, body); captions and labels do not count. */
const mainTexts =
  /^(title\.|metadata\.|modules\.\d+\.text\.|(nl|fr|en|de)\.md$|Languages\.(nl|fr|en|de)(\.(Description|TypeDescription|Intro))?$)/

function addTo<T>(sets: Map<Language, Set<T>>, language: Language, values: readonly T[]): void {
  const known = sets.get(language) ?? new Set<T>()
  for (const value of values) known.add(value)
  sets.set(language, known)
}

/** Keys of the pages and items that show the texts of a file or folder; a page also shows its articles. */
function findSubjects(content: Content): Map<string, string[]> {
  const subjects = new Map<string, string[]>()
  const add = (file: string, key: string) => subjects.set(file, [...(subjects.get(file) ?? []), key])
  for (const { file, item } of [...content.properties, ...content.takeovers, ...content.foreign])
    add(file, subjectKey('property', item.id))
  for (const { file, item } of content.projects) add(file, subjectKey('project', item.id))
  for (const { id } of content.articles) {
    add(`articles/${id}`, subjectKey('article', id))
    add(`articles/${id}/article.json`, subjectKey('article', id))
  }
  for (const { file, content: page } of content.pages) {
    add(file, subjectKey('page', page.path))
    for (const { relation } of page.modules)
      if (relation.type === 'article') add(`articles/${relation.id}`, subjectKey('page', page.path))
  }
  return subjects
}

export function findFallbackTexts(content: Content, gaps: readonly FiledGap[]): FallbackTexts {
  const texts = new Map<Language, Set<string>>()
  const untranslated = new Map<Language, Set<string>>()
  const subjects = gaps.length > 0 ? findSubjects(content) : new Map<string, string[]>()
  for (const gap of gaps) {
    addTo(texts, gap.language, gap.texts)
    if (mainTexts.test(gap.path)) addTo(untranslated, gap.language, subjects.get(gap.file) ?? [])
  }
  return { texts, untranslated }
}
