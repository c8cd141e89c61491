/** Which properties people live in. */
import type { Property } from './property.ts'

/** Web types of houses, apartments and studios; type 8 (new build or renovation) counts only beside one of them. */
const homeTypes = ['1', '2', '3']

export function isHome({ webIds }: Pick<Property, 'webIds'>): boolean {
  return webIds.some((webId) => homeTypes.includes(webId))
}
