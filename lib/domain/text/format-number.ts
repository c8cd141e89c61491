/** Plain numbers, written the Belgian-Dutch way in every language like the prices (specification 9). */

const decimalFormat = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 2 })

/** `2.450`, `6,2`. */
export function formatDecimal(value: number): string {
  return decimalFormat.format(value)
}

const areaFormat = new Intl.NumberFormat('nl-BE', { maximumFractionDigits: 1 })

/** Square metres with at most one decimal: `2.450 m²`. */
export function formatArea(area: number): string {
  return `${areaFormat.format(area)} m²`
}
