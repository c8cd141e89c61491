/** Empty values (specification 5: "null or blank text"). */

/** True for null, undefined and blank text. Zero, false and an empty list are values. */
export function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
}
