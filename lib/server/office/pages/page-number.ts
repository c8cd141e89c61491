/** Which page of a list an address asks for. */
const mostPages = 100_000

/** From 1 on; the first for what makes no sense. */
export const readPageNumber = (text: string | undefined): number =>
  Math.max(1, Math.min(mostPages, Math.trunc(Number(text)) || 1))
