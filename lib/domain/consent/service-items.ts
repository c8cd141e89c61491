/** What third-party services store in a visitor's browser. Separate from the site's own items, which every page loads. */
import type { StoredItem } from './browser-storage.ts'
import type { ServiceKey } from './consent-services.ts'

/** An item that a service stores after consent; `*` stands for any suffix. */
type ServiceItem = StoredItem & { category: 'analytical' | 'marketing'; service: ServiceKey; setBy: 'Google' | 'Meta' }

const oneDay = 60 * 60 * 24
const oneYear = oneDay * 365

/** Deleted when the visitor withdraws consent for their category (ruling 36). Browsers may delete them sooner. */
export const serviceItems: readonly ServiceItem[] = [
  { key: '_ga', place: 'cookie', category: 'analytical', service: 'analyticsId', setBy: 'Google', maxAge: 2 * oneYear },
  { key: '_ga_*', place: 'cookie', category: 'analytical', service: 'analyticsId', setBy: 'Google', maxAge: 2 * oneYear },
  { key: '_gcl_*', place: 'cookie', category: 'marketing', service: 'adsId', setBy: 'Google', maxAge: 90 * oneDay },
  { key: '_gcl_*', place: 'local', category: 'marketing', service: 'adsId', setBy: 'Google' },
  { key: '_fbp', place: 'cookie', category: 'marketing', service: 'pixelId', setBy: 'Meta', maxAge: 90 * oneDay },
  { key: '_fbc', place: 'cookie', category: 'marketing', service: 'pixelId', setBy: 'Meta', maxAge: 90 * oneDay },
]
