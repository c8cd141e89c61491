/** Parses the JSON of a payload. */
import type { FeedPayload, UnreadableFeed } from '../adapter.ts'
import { decodeText } from './decode-text.ts'
import { unreadable } from './unreadable.ts'

/** A truncated file is not valid JSON, so a broken connection is detected here. */
export function readJson(payload: FeedPayload): { kind: 'json'; value: unknown } | UnreadableFeed {
  const text = decodeText(payload)
  try {
    return { kind: 'json', value: JSON.parse(text) }
  } catch {
    const isMarkup = text.trimStart().startsWith('<')
    return unreadable(
      payload,
      isMarkup ? 'expected JSON, found a page or XML' : 'expected JSON, found something else or a part of it',
    )
  }
}
