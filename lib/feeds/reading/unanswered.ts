/**
 * Listings that are asked for one by one, of which some are not answered: they are held back and the rest comes. A server that answers
 * none, or fails more often than by chance, is ill, and the run stops.
 */
import type { FeedAnswered, FeedPayload, FeedRemark } from '../adapter.ts'

/** So many of a run may fail. */
const mostUnanswered = 5

/** The field of a remark about a listing that is to be asked for again. */
export const unansweredField = 'answer'

const prefix = 'unanswered '

/** In place of the answer that did not come. */
const toPayload = (id: string, status: number): FeedPayload => ({ name: `${prefix}${status} ${id}`, bytes: new Uint8Array() })

const isUnanswered = ({ name }: FeedPayload): boolean => name.startsWith(prefix)

/** The number itself is wrong, so that asking again is of no use. */
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

/** Answers that came, and remarks about those that did not. */
export function splitAnswered(payloads: readonly FeedPayload[]): { payloads: FeedPayload[]; remarks: FeedRemark[] } {
  return {
    payloads: payloads.filter((payload) => !isUnanswered(payload)),
    remarks: payloads.filter(isUnanswered).map(toRemark),
  }
}

/** Takes answers of single listings as they come. */
export function singleAnswers() {
  const payloads: FeedPayload[] = []
  let failed = 0
  return {
    payloads,
    /** @param id of the listing that was asked for. @returns whether it was answered. */
    take: ({ status, payload }: FeedAnswered, id: string): boolean => {
      const isAnswered = status < 300
      if (!isAnswered) failed += 1
      payloads.push(isAnswered ? payload : toPayload(id, status))
      return isAnswered
    },
    /** Whether the server is ill rather than a listing. */
    isIll: () => failed > mostUnanswered || (failed > 0 && payloads.every(isUnanswered)),
  }
}
