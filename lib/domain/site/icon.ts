/** Icons generated from the agency's logo: names and sizes in pixels. */

/** Side length. `mail` is three times its displayed size, for high-density screens. */
export const iconSizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512, mail: 96 } as const

export type IconName = keyof typeof iconSizes

/** Preview picture on social networks, for pages without a picture of their own. */
export const shareSize = { width: 1200, height: 630 } as const

/** @returns path of an icon */
export const iconHref = (name: IconName) => `/icons/${name}.png`

/** @param language of the logo in the picture */
export const sharePictureHref = (language: string) => `/icons/share-${language}.png`
