/** Finds the line at which a document stops being valid JSON. */
import 'server-only'

/** The offset in the message of V8; undefined where the message has none (unexpected tokens without a position). */
const placeIn = (message: string): number | undefined => {
  const [, place] = /position (\d+)/.exec(message) ?? []
  return place === undefined ? undefined : Number(place)
}

/** Whether this text could be the beginning of a valid document. */
function isOpen(start: string): boolean {
  try {
    JSON.parse(start)
    return true
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    return /end of JSON input|^Unterminated/.test(message) || (placeIn(message) ?? 0) >= start.length
  }
}

/** Offset of the first character that makes the document invalid, by binary search. */
function firstWrong(text: string): number {
  let [least, most] = [0, text.length]
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    if (isOpen(text.slice(0, middle + 1))) least = middle + 1
    else most = middle
  }
  return least
}

/** @param error thrown by `JSON.parse`. */
export function describeJsonError(text: string, error: unknown): string {
  const place = placeIn(error instanceof Error ? error.message : '') ?? firstWrong(text)
  const line = text.slice(0, place).split('\n').length
  return `expected JSON; a bracket, quote or comma is missing or stands too much at line ${line} or before it`
}
