/** A call to Whise: always a POST with JSON, with the token of the account or agency. */
import type { FeedAccess, FeedRequest } from '../../adapter.ts'

const defaultAddress = 'https://api.whise.eu'
/** Largest page that the API returns. */
export const pageSize = 100

export function post(access: FeedAccess, path: string, body: object, token?: string): FeedRequest {
  const address = (access.address || defaultAddress).replace(/\/+$/, '')
  return {
    name: path,
    url: `${address}/${path}`,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  }
}
