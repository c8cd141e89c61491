/** The forms on a page of the current content; a page opened earlier may have had others. */
import 'server-only'
import type { Language } from '../../domain/text/language.ts'
import { formOfContact } from '../../forms/contact-forms.ts'
import type { FormId } from '../../forms/registry.ts'
import { arrangeModules, type ContentPageSource } from '../pages/pages.ts'

/** @returns the ids of the forms in the order of the page. */
export function findPageForms(source: ContentPageSource, language: Language): FormId[] {
  if (source.kind === 'article') return []
  return arrangeModules(source.page, language)
    .flat()
    .flatMap(({ view, relation }) => (view === 'contact' ? (formOfContact(relation.id) ?? []) : []))
}
