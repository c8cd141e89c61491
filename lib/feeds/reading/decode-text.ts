/** The text of a payload, whatever set of characters it was written in. */
import type { FeedPayload } from '../adapter.ts'

const named = /charset=["']?([\w.:-]+)/i
const declared = /^[^<]{0,3}<\?xml[^>]{0,200}encoding=["']([\w.:-]+)["']/i

/** How many of the first bytes tell what an XML file says of itself. */
const declarationLength = 256

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** The mark at the beginning; it wins over what server and file say. Without one, zeros beside the first signs tell of UTF-16. */
function encodingOfMark(bytes: Uint8Array): string | undefined {
  const mark = marks.find(({ bytes: signs }) => signs.every((sign, place) => bytes[place] === sign))
  if (mark) return mark.encoding
  if (bytes.length < 4) return undefined
  if (bytes[0] !== 0 && bytes[1] === 0 && bytes[3] === 0) return 'utf-16le'
  return bytes[0] === 0 && bytes[1] !== 0 && bytes[2] === 0 ? 'utf-16be' : undefined
}

function decoderOf(encoding: string, isStrict: boolean): TextDecoder | undefined {
  try {
    return new TextDecoder(encoding, { fatal: isStrict })
  } catch {
    return undefined
  }
}

function decodeAs(bytes: Uint8Array, encoding: string | undefined): string | undefined {
  const decoder = encoding && decoderOf(encoding, true)
  if (!decoder) return undefined
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

const countOf = (text: string, signs: RegExp) => text.match(signs)?.length ?? 0

/** UTF-8 in which a character here and there is broken, as of a text that was cut; undefined where more are broken than whole. */
function decodeBroken(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8').decode(bytes)
  return countOf(text, /[^\0-\x7f\ufffd]/gu) > countOf(text, /\ufffd/g) ? text : undefined
}

/** Each byte is a sign in it, so that it never fails. */
const lastResort = new TextDecoder('windows-1252')

/**
 * Tried in turn: byte order mark, UTF-8, what an XML file declares, what the server said, and Windows-1252 as older programs of offices
 * write. What cannot be read so is tried as the next. UTF-8 comes before what is claimed: accents of another set are hardly ever
 * UTF-8 by chance, while any bytes at all can be read as Windows-1252. One broken character does not make the rest another set.
 * Without the mark; never throws.
 */
export function decodeText({ bytes, contentType = '' }: Pick<FeedPayload, 'bytes' | 'contentType'>): string {
  const start = lastResort.decode(bytes.subarray(0, declarationLength))
  const claimed = [declared.exec(start)?.[1], named.exec(contentType)?.[1]]
  // Almost any bytes could be UTF-16: that is believed of the bytes alone.
  const encodings = [encodingOfMark(bytes), 'utf-8', ...claimed.filter((name) => !/^utf-?16/i.test(name ?? ''))]
  for (const encoding of encodings) {
    const text = decodeAs(bytes, encoding)
    if (text !== undefined) return text.replace(/^\uFEFF/, '')
    const broken = encoding === 'utf-8' ? decodeBroken(bytes) : undefined
    if (broken !== undefined) return broken
  }
  return lastResort.decode(bytes)
}
