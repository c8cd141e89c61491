/** The agency's sign as pictures that the site makes: their names, and their size in pixels. */

/** Squares. `mail` is three times the size it shows at, for sharp screens. */
export const iconSizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512, mail: 96 } as const

export type IconName = keyof typeof iconSizes

/** What sharing sites show of a page without a picture of its own. */
export const shareSize = { width: 1200, height: 630 } as const

/** @returns the path of an icon. */
export const iconHref = (name: IconName) => `/icons/${name}.png`

/** @param language whose logo stands on it */
export const sharePictureHref = (language: string) => `/icons/share-${language}.png`
