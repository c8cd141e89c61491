/** Screen widths in CSS pixels and the corresponding device (specification 9, "Screen widths"). */

export type Device = 'mobile' | 'tablet' | 'desktop'

/** First width of the tablet layout. */
export const tabletMinWidth = 767

/** First width of the desktop layout. */
export const desktopMinWidth = 1280

/** The wider of the two auxiliary breakpoints, within the tablet layout. */
export const wideTabletMinWidth = 960

/** Mobile below 767, tablet 767-1279, desktop from 1280. */
export function deviceOf(width: number): Device {
  if (width < tabletMinWidth) return 'mobile'
  return width < desktopMinWidth ? 'tablet' : 'desktop'
}
