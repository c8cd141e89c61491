/**
 * Requests an address as fast as it is answered, over bare sockets. A client that decodes bodies as text takes longer for a
 * compressed one than our server does, and would measure itself.
 */
import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { connect as connectSecurely } from 'node:tls'

export type Subject = {
  name: string
  url: string
  /** Returns the path of the next request. */
  nextPath?: () => string
  /** Minimum number of responses, however long they take: a JIT needs thousands of requests to warm up. */
  least?: number
}

/** `rate`: responses per second. Times in milliseconds; `bytes` per response, with its head. */
export type Load = { rate: number; p50: number; p99: number; bytes: number; statuses: string }

type Count = { times: number[]; bytes: number; statuses: Set<string>; isEnough: () => boolean }

const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')

/** Length of a complete response; undefined while it is unknown, or the response is incomplete. */
function findEnd(answer: Buffer): number | undefined {
  const head = answer.indexOf(headEnd)
  if (head < 0) return undefined
  const text = answer.toString('latin1', 0, head)
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1]
  if (length !== undefined) return head + 4 + Number(length) <= answer.length ? head + 4 + Number(length) : undefined
  if (!/\r\ntransfer-encoding: *chunked/i.test(text)) return head + 4
  return answer.subarray(-lastChunk.length).equals(lastChunk) ? answer.length : undefined
}

const open = ({ hostname, port, protocol }: URL): Socket =>
  protocol === 'https:'
    ? connectSecurely({ host: hostname, port: Number(port || 443), servername: hostname })
    : connect({ host: hostname, port: Number(port || 80), noDelay: true })

/** One connection that sends the next request as soon as it is answered. @returns settles when it closed. */
function keepAsking({ url, nextPath }: Subject, count: Count): Promise<void> {
  const address = new URL(url)
  const head = `HTTP/1.1\r\nHost: ${address.host}\r\nAccept: text/html\r\nAccept-Encoding: br, gzip\r\n\r\n`
  const socket = open(address)
  let asked = 0
  let answer: Buffer = Buffer.alloc(0)

  function ask(): void {
    asked = performance.now()
    socket.write(`GET ${nextPath?.() ?? address.pathname + address.search} ${head}`)
  }

  function take(chunk: Buffer): void {
    answer = answer.length > 0 ? Buffer.concat([answer, chunk]) : chunk
    const end = findEnd(answer)
    if (end === undefined) return
    const now = performance.now()
    count.times.push(now - asked)
    count.bytes += end
    count.statuses.add(answer.toString('latin1', 9, 12))
    answer = answer.subarray(end)
    if (count.isEnough()) socket.end()
    else ask()
  }

  return new Promise((done, fail) => {
    socket.on(address.protocol === 'https:' ? 'secureConnect' : 'connect', ask).on('data', take)
    socket.on('close', () => done()).on('error', fail)
  })
}

/** @param seconds for which new requests are started, at least. */
export async function load(subject: Subject, connections: number, seconds: number): Promise<Load> {
  const start = performance.now()
  const until = start + seconds * 1000
  const count: Count = {
    times: [],
    bytes: 0,
    statuses: new Set(),
    isEnough: () => performance.now() >= until && count.times.length >= (subject.least ?? 0),
  }
  await Promise.all(Array.from({ length: connections }, () => keepAsking(subject, count)))
  const passed = (performance.now() - start) / 1000
  const times = count.times.toSorted((a, b) => a - b)
  const at = (part: number) => Math.round((times[Math.floor(times.length * part)] ?? Number.NaN) * 10) / 10
  return {
    rate: times.length / passed,
    p50: at(0.5),
    p99: at(0.99),
    bytes: count.bytes / times.length,
    statuses: [...count.statuses].join(' '),
  }
}
