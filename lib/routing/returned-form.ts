/** A form that comes back: its page is asked for again, with the form's name in the query, and made for this visitor alone. */

/** Parameter of the query; the right to see what was typed is in a cookie. */
export const returnedParameter = 'returned'

/** Stands in place of a form's name when the site has no such form any more. */
export const removedForm = 'removed-form'

/** Folder of `app/[lang]/` where the pages are made that are otherwise the same for everybody. */
export const returnedFolder = 'returned'

/** Page of `app/[lang]/` for a form whose own page is no longer there, or has it no longer. */
export const returnedFormPage = 'returned-form'

/** Id of what a returned form has to say, so that an address can lead there. */
export const problemsId = (form: string): string => `${form}-problems`

/**
 * @param page path and query of the page that the form stands on.
 * @param name of the form, with the number of what it is about behind a point.
 */
export function returnAddress(page: string, name: string): string {
  const [path = '/', query = ''] = page.split('?')
  const parameters = new URLSearchParams(query)
  // Of what was sent before.
  parameters.delete('said')
  parameters.set(returnedParameter, name)
  return `${path}?${parameters}#${problemsId(name.split('.')[0] ?? name)}`
}
