/** Where a document stops being JSON. */
import 'server-only'

/** The engine tells no place of a sign that it could not use at all. */
const placeIn = (message: string): number | undefined => {
  const [, place] = /position (\d+)/.exec(message) ?? []
  return place === undefined ? undefined : Number(place)
}

/** Whether more of it could still make it a document. */
function isOpen(start: string): boolean {
  try {
    JSON.parse(start)
    return true
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    return /end of JSON input|^Unterminated/.test(message) || (placeIn(message) ?? 0) >= start.length
  }
}

/** The first sign after which nothing makes it a document, found by halves. */
function firstWrong(text: string): number {
  let [least, most] = [0, text.length]
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    if (isOpen(text.slice(0, middle + 1))) least = middle + 1
    else most = middle
  }
  return least
}

/** @param error of reading it as JSON. */
export function describeJsonError(text: string, error: unknown): string {
  const place = placeIn(error instanceof Error ? error.message : '') ?? firstWrong(text)
  const line = text.slice(0, place).split('\n').length
  return `expected JSON; a bracket, quote or comma is missing or stands too much at line ${line} or before it`
}
