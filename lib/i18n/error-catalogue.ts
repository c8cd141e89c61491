/**
 * The error codes of section 8 of the specification whose feature exists (ruling 24): the message for visitors or editors, and
 * every place where it is shown. Codes of forms, documents by mail and login are in `docs/error-catalogue.md`.
 */

type CatalogueEntry = {
  /** Key in `messages/`; for editors the text itself, which is the same in every language. */
  message: { key: string } | { text: string }
  places: readonly string[]
}

export const errorCatalogue = {
  'api-error': { message: { key: 'SearchPanel.failed' }, places: ['search panel', 'counts of the filters', 'map'] },
  'view-not-found': { message: { text: 'View not found' }, places: ['content check'] },
  'property-not-found': { message: { key: 'NotFound.propertyTitle' }, places: ['address of a property that never was'] },
  'property-sold': { message: { key: 'PropertyState.sold' }, places: ['detail of a sold property', 'archive'] },
  'property-rented': { message: { key: 'PropertyState.rented' }, places: ['detail of a rented property', 'archive'] },
  'no-results': { message: { key: 'EmptyList.title' }, places: ['list', 'search panel'] },
  'no-photo': { message: { key: 'PropertyGallery.noPhoto' }, places: ['card', 'gallery', 'search panel', 'comparison'] },
  'no-construction': { message: { key: 'NotFound.projectTitle' }, places: ['address of a project that never was'] },
  'no-documents': { message: { key: 'DocumentsSection.none' }, places: ['documents of a property'] },
  'no-projects': { message: { key: 'ProjectsModule.none' }, places: ['list of new-build projects'] },
  'person-not-found': { message: { key: 'SavedSearches.invalidHeading' }, places: ['dead link to a saved search'] },
  'page-not-found': { message: { key: 'NotFound.title' }, places: ['unknown address'] },
  'currency-format': { message: { text: 'NaN' }, places: ['formatted price', 'content check'] },
} as const satisfies Record<string, CatalogueEntry>

export type ErrorCode = keyof typeof errorCatalogue
