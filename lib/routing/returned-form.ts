/**
 * Addresses for a rejected form shown again without JavaScript: its page with the form's name in the query, rendered for this
 * visitor only.
 */

/** Name of the query parameter; the typed values are accessed through a cookie. */
export const returnedParameter = 'returned'

/** Replaces the name of a form that no longer exists. */
export const removedForm = 'removed-form'

/** Folder of `app/[lang]/` with dynamic versions of pages that are otherwise static. */
export const returnedFolder = 'returned'

/** Page of `app/[lang]/` for a form whose own page no longer exists or no longer contains it. */
export const returnedFormPage = 'returned-form'

/** Id of the error summary of a returned form, as link target. */
export const problemsId = (form: string): string => `${form}-problems`

/**
 * @param page path and query of the page that contains the form.
 * @param name of the form, followed by a dot and the number of its property or project.
 */
export function returnAddress(page: string, name: string): string {
  const [path = '/', query = ''] = page.split('?')
  const parameters = new URLSearchParams(query)
  // Left over from an earlier submit.
  parameters.delete('said')
  parameters.set(returnedParameter, name)
  return `${path}?${parameters}#${problemsId(name.split('.')[0] ?? name)}`
}
