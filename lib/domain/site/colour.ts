/** Colours as `#rrggbb`: mixing and contrast (WCAG 2.2, 1.4.3). */

type Channels = readonly [number, number, number]

/** Red, green, blue from 0 to 255. */
function channelsOf(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const toHex = (channels: readonly number[]) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Mixes two colours. @param share of `other`, from 0 to 1 */
export function mixColours(colour: string, other: string, share: number): string {
  const [red, green, blue] = channelsOf(colour)
  const [otherRed, otherGreen, otherBlue] = channelsOf(other)
  const mix = (from: number, to: number) => from + (to - from) * share
  return toHex([mix(red, otherRed), mix(green, otherGreen), mix(blue, otherBlue)])
}

/** Linear value of an sRGB channel, by the WCAG formula of relative luminance. */
function lightOf(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = channelsOf(colour)
  return 0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue)
}

/** Contrast ratio from 1 (equal) to 21 (black on white); text needs 4.5 (WCAG 1.4.3, AA). */
export function contrastOf(colour: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(colour), luminanceOf(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
