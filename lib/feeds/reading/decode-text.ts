/** Decodes the text of a payload in any character encoding. */
import type { FeedPayload } from '../adapter.ts'

const named = /charset=["']?([\w.:-]+)/i
const declared = /^[^<]{0,3}<\?xml[^>]{0,200}encoding=["']([\w.:-]+)["']/i

/** Number of bytes at the start in which an XML declaration is searched. */
const declarationLength = 256

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/**
 * The encoding by byte order mark, which has priority over what server and file declare. Without one, zero bytes next to the
 * first characters indicate UTF-16.
 */
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

/** UTF-8 with a few invalid characters, as in a truncated text; undefined if more characters are invalid than valid. */
function decodeBroken(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('utf-8').decode(bytes)
  return countOf(text, /[^\0-\x7f\ufffd]/gu) > countOf(text, /\ufffd/g) ? text : undefined
}

/** Every byte is a character in Windows-1252, so decoding never fails. */
const lastResort = new TextDecoder('windows-1252')

/**
 * Tried in this order: byte order mark, UTF-8, the encoding declared by an XML file, that of the server, and Windows-1252, which
 * older office programs write; each is used only if the bytes are valid in it. UTF-8 comes before the declared encodings because
 * accents in another encoding are almost never valid UTF-8, while any bytes are valid Windows-1252. A single invalid character
 * does not rule out UTF-8.
 * Returns the text without byte order mark; never throws.
 */
export function decodeText({ bytes, contentType = '' }: Pick<FeedPayload, 'bytes' | 'contentType'>): string {
  const start = lastResort.decode(bytes.subarray(0, declarationLength))
  const claimed = [declared.exec(start)?.[1], named.exec(contentType)?.[1]]
  // Almost any bytes are valid UTF-16: it is used only if the bytes themselves indicate it.
  const encodings = [encodingOfMark(bytes), 'utf-8', ...claimed.filter((name) => !/^utf-?16/i.test(name ?? ''))]
  for (const encoding of encodings) {
    const text = decodeAs(bytes, encoding)
    if (text !== undefined) return text.replace(/^\uFEFF/, '')
    const broken = encoding === 'utf-8' ? decodeBroken(bytes) : undefined
    if (broken !== undefined) return broken
  }
  return lastResort.decode(bytes)
}
