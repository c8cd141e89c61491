/** Which properties are homes. */
import type { PublicProperty } from './property.ts'

/** Web types of houses, apartments and studios; type 8 (new build or renovation) only counts in combination with one of them. */
const homeTypes = ['1', '2', '3']

export function isHome({ webIds }: Pick<PublicProperty, 'webIds'>): boolean {
  return webIds.some((webId) => homeTypes.includes(webId))
}
