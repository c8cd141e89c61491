/** Page number in the address of a list. */
const mostPages = 100_000

/** From 1; 1 for an invalid value. */
export const readPageNumber = (text: string | undefined): number =>
  Math.max(1, Math.min(mostPages, Math.trunc(Number(text)) || 1))
