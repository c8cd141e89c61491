import type { FeedPayload, UnreadableFeed } from '../adapter.ts'

/** @param message what was expected and what was found. */
export const unreadable = (payload: Pick<FeedPayload, 'name'>, message: string): UnreadableFeed => ({
  kind: 'unreadable',
  payload: payload.name,
  message,
})
