/** Belgian phone numbers in groups (specification 5, "Phone formatting"). */

/** Group sizes by number of digits; numbers of other lengths are unchanged. */
const groupSizes = new Map([
  [10, [4, 2, 2, 2]],
  [9, [3, 2, 2, 2]],
])

/**
 * `0479123456` → `0479 12 34 56`, `03/123.45.67` → `031 23 45 67`. Spaces, dots, slashes, hyphens and brackets are ignored. A text
 * with other characters, such as the plus of `+32`, is unchanged, as the groups are those of national numbers.
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/[\s./()-]/g, '')
  const sizes = /^\d+$/.test(digits) ? groupSizes.get(digits.length) : undefined
  return sizes === undefined ? phone : splitBySizes(digits, sizes).join(' ')
}

function splitBySizes(digits: string, sizes: readonly number[]): string[] {
  return sizes.map((size, index) => {
    const start = sizes.slice(0, index).reduce((sum, earlier) => sum + earlier, 0)
    return digits.slice(start, start + size)
  })
}
