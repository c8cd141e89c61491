/** Address of the map's own document (an iframe). */

/** @param language code of the page's language */
export function mapFrameHref(language: string): string {
  return `/map-frame/${language}/`
}
