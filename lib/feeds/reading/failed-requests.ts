/**
 * Listings that are requested one by one: those whose request fails are held back, the others are used. If all requests fail, or
 * more than a few, the server is considered unavailable and the run stops.
 */
import type { FeedAnswered, FeedPayload, FeedRemark } from '../adapter.ts'

/** Number of requests of a run that may fail. */
const mostFailed = 5

/** Field name of the remark about a listing that the next run requests again. */
export const failedRequestField = 'answer'

const prefix = 'unanswered '

/** Placeholder payload for a failed request. */
const toPayload = (id: string, status: number): FeedPayload => ({ name: `${prefix}${status} ${id}`, bytes: new Uint8Array() })

const isFailed = ({ name }: FeedPayload): boolean => name.startsWith(prefix)

/** The server rejects the id itself, so that a retry is useless. */
const isIdRejected = (status: number) => status >= 400 && status < 500 && status !== 403

function toRemark({ name }: FeedPayload): FeedRemark {
  const [, status = '', id = ''] = /^unanswered (\d+) (.*)$/s.exec(name) ?? []
  return {
    level: 'held-back',
    id,
    field: isIdRejected(Number(status)) ? 'id' : failedRequestField,
    message: 'expected the listing; the server answered otherwise',
    found: status,
  }
}

/** The successful responses, and remarks about the failed ones. */
export function splitFailedRequests(payloads: readonly FeedPayload[]): { payloads: FeedPayload[]; remarks: FeedRemark[] } {
  return {
    payloads: payloads.filter((payload) => !isFailed(payload)),
    remarks: payloads.filter(isFailed).map(toRemark),
  }
}

/** Collects the responses of single listings. */
export function collectSingleResponses() {
  const payloads: FeedPayload[] = []
  let failed = 0
  return {
    payloads,
    /** @param id of the requested listing. @returns whether the request succeeded. */
    take: ({ status, payload }: FeedAnswered, id: string): boolean => {
      const isSuccess = status < 300
      if (!isSuccess) failed += 1
      payloads.push(isSuccess ? payload : toPayload(id, status))
      return isSuccess
    },
    /** Whether the server, not a single listing, is the problem. */
    isServerDown: () => failed > mostFailed || (failed > 0 && payloads.every(isFailed)),
  }
}
