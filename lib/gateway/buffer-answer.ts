/** Buffers what a handler writes until all of it is there, so that headers can be set by the whole. */
import type { ServerResponse } from 'node:http'

type Chunk = string | Buffer | Uint8Array
type Callback = () => void

const toBytes = (chunk: Chunk, encoding: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8')
    : Buffer.from(chunk)

const isCallback = (value: unknown): value is Callback => typeof value === 'function'
const isChunk = (value: unknown): value is Chunk => typeof value === 'string' || value instanceof Uint8Array

export type BufferedAnswer = {
  /** Asked once, when the first byte would go out: whether this answer is buffered. Else `pass` is called, and it goes out as it comes. */
  isBuffered: () => boolean
  /** The last moment to set headers of an answer that is not buffered. */
  pass: () => void
  /** Gets the whole body; sends it by the function it is given. */
  deliver: (body: Buffer, send: (body: Buffer | undefined) => void) => void
}

/** The body in one piece. */
const joined = (chunks: readonly Buffer[]): Buffer => {
  const [first] = chunks
  return first && chunks.length === 1 ? first : Buffer.concat(chunks)
}

/** As `writeHead` does, but so that status and headers can still be read and set. */
function noteHead(response: ServerResponse, status: number, rest: readonly unknown[]): ServerResponse {
  response.statusCode = status
  const headers = rest.find((value) => typeof value === 'object')
  if (Array.isArray(headers)) throw new TypeError('headers as a list are not supported')
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
  return response
}

/** Takes over the writing functions of a response. Status and headers of `writeHead` can be read and set until the end. */
export function bufferAnswer(response: ServerResponse, { isBuffered, pass, deliver }: BufferedAnswer): void {
  const chunks: Buffer[] = []
  const { write, end, writeHead, flushHeaders } = response
  let decision: 'buffered' | 'passed' | undefined

  /** Node's own functions call each other by these names. */
  const giveBack = () => Object.assign(response, { write, end, writeHead, flushHeaders })

  function isPassed(): boolean {
    if (decision) return decision === 'passed'
    decision = isBuffered() ? 'buffered' : 'passed'
    if (decision === 'buffered') return false
    pass()
    giveBack()
    return true
  }

  response.writeHead = (status: number, ...rest: unknown[]) => noteHead(response, status, rest)
  response.flushHeaders = () => {
    if (isPassed()) flushHeaders.call(response)
  }
  response.write = (chunk: Chunk, ...rest: unknown[]) => {
    if (isPassed()) return Reflect.apply(write, response, [chunk, ...rest])
    chunks.push(toBytes(chunk, rest[0]))
    rest.find(isCallback)?.()
    return true
  }
  response.end = (...given: unknown[]) => {
    if (isPassed()) return Reflect.apply(end, response, given)
    if (isChunk(given[0])) chunks.push(toBytes(given[0], given[1]))
    deliver(joined(chunks), (body) => {
      giveBack()
      const args = [body, given.find(isCallback)]
      Reflect.apply(
        end,
        response,
        args.filter((value) => value !== undefined),
      )
    })
    return response
  }
}
