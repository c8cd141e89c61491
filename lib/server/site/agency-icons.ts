/** The agency's icons and logos as files of the site, each rendered once per snapshot. */
import 'server-only'
import type { Site } from '../../content/site.ts'
import { type IconName, iconHref, iconSizes, sharePictureHref } from '../../domain/site/icon.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { drawSharePicture, drawSymbol } from './agency-pictures.ts'
import { drawFavicon } from './favicon.ts'

const made = new WeakMap<Site, Map<string, Promise<Buffer>>>()

/** A failure is not cached. */
function once(site: Site, key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const pictures = made.get(site) ?? new Map<string, Promise<Buffer>>()
  made.set(site, pictures)
  const picture = pictures.get(key) ?? draw()
  pictures.set(key, picture)
  picture.catch(() => pictures.delete(key))
  return picture
}

export function getFavicon(): Promise<Buffer> {
  const { site } = getSnapshot()
  return once(site, 'favicon', () => drawFavicon(site))
}

/** The logo symbol as a square PNG. @param size pixels */
export function getSymbol(size: number): Promise<Buffer> {
  const { site } = getSnapshot()
  return once(site, `symbol-${size}`, () => drawSymbol(site, size))
}

/** The picture at an address such as `/icons/icon-192.png`; undefined when there is none. */
export function findIcon(address: string): Promise<Buffer> | undefined {
  const { site, languages } = getSnapshot()
  const names = Object.keys(iconSizes).filter((name): name is IconName => name in iconSizes)
  const name = names.find((icon) => iconHref(icon) === address)
  if (name) return getSymbol(iconSizes[name])
  const language = languages.find((code: Language) => sharePictureHref(code) === address)
  return language && once(site, address, () => drawSharePicture(site, language))
}
