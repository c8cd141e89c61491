/**
 * Listings that are requested one by one: those whose request fails are held back, the others are used. If all requests fail, or
 * more than a few, the server is considered unavailable and the run stops.
 */
import type { FeedAnswered, FeedPayload, FeedRemark } from '../adapter.ts'

/** Number of requests of a run that may fail. */
const mostUnanswered = 5

/** Field name of the remark about a listing that the next run requests again. */
export const unansweredField = 'answer'

const prefix = 'unanswered '

/** Placeholder payload for a failed request. */
const toPayload = (id: string, status: number): FeedPayload => ({ name: `${prefix}${status} ${id}`, bytes: new Uint8Array() })

const isUnanswered = ({ name }: FeedPayload): boolean => name.startsWith(prefix)

/** The server rejects the id itself, so that a retry is useless. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 403

function toRemark({ name }: FeedPayload): FeedRemark {
  const [, status = '', id = ''] = /^unanswered (\d+) (.*)$/s.exec(name) ?? []
  return {
    level: 'held-back',
    id,
    field: isRefusal(Number(status)) ? 'id' : unansweredField,
    message: 'expected the listing; the server answered otherwise',
    found: status,
  }
}

/** The successful responses, and remarks about the failed ones. */
export function splitAnswered(payloads: readonly FeedPayload[]): { payloads: FeedPayload[]; remarks: FeedRemark[] } {
  return {
    payloads: payloads.filter((payload) => !isUnanswered(payload)),
    remarks: payloads.filter(isUnanswered).map(toRemark),
  }
}

/** Collects the responses of single listings. */
export function singleAnswers() {
  const payloads: FeedPayload[] = []
  let failed = 0
  return {
    payloads,
    /** @param id of the requested listing. @returns whether the request succeeded. */
    take: ({ status, payload }: FeedAnswered, id: string): boolean => {
      const isAnswered = status < 300
      if (!isAnswered) failed += 1
      payloads.push(isAnswered ? payload : toPayload(id, status))
      return isAnswered
    },
    /** Whether the server, not a single listing, is the problem. */
    isIll: () => failed > mostUnanswered || (failed > 0 && payloads.every(isUnanswered)),
  }
}
