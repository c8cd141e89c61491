/** Buffers what a handler writes until it is complete, so that headers can depend on the body. */
import type { ServerResponse } from 'node:http'

type Chunk = string | Buffer | Uint8Array
type Callback = () => void

const toBytes = (chunk: Chunk, encoding: unknown): Buffer =>
  typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8')
    : Buffer.from(chunk)

const isCallback = (value: unknown): value is Callback => typeof value === 'function'
const isChunk = (value: unknown): value is Chunk => typeof value === 'string' || value instanceof Uint8Array

export type BufferOptions = {
  /**
   * Called once, before the first byte would be sent: whether to buffer this response. Otherwise `stream` is called, and it is
   * streamed.
   */
  isBuffered: () => boolean
  /** The last opportunity to set headers of a streamed response. */
  stream: () => void
  /** Called with the complete body; sends a body, or none, by `send`. */
  deliver: (body: Buffer, send: (body: Buffer | undefined) => void) => void
}

/** Copies nothing when there is one chunk. */
const joined = (chunks: readonly Buffer[]): Buffer => {
  const [first] = chunks
  return first && chunks.length === 1 ? first : Buffer.concat(chunks)
}

/** Like `writeHead`, but status and headers can still be read and changed afterwards. @throws TypeError for headers as a list. */
function setHead(response: ServerResponse, status: number, rest: readonly unknown[]): ServerResponse {
  response.statusCode = status
  const headers = rest.find((value) => typeof value === 'object')
  if (Array.isArray(headers)) throw new TypeError('headers as a list are not supported')
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
  return response
}

/** Replaces `write`, `end`, `writeHead` and `flushHeaders` of a response until it is sent or streamed. */
export function bufferResponse(response: ServerResponse, { isBuffered, stream, deliver }: BufferOptions): void {
  const chunks: Buffer[] = []
  const { write, end, writeHead, flushHeaders } = response
  let decision: 'buffered' | 'streamed' | undefined

  /** Necessary before sending: Node's own functions call each other by these names. */
  const restore = () => Object.assign(response, { write, end, writeHead, flushHeaders })

  function isStreamed(): boolean {
    if (decision) return decision === 'streamed'
    decision = isBuffered() ? 'buffered' : 'streamed'
    if (decision === 'buffered') return false
    stream()
    restore()
    return true
  }

  response.writeHead = (status: number, ...rest: unknown[]) => setHead(response, status, rest)
  response.flushHeaders = () => {
    if (isStreamed()) flushHeaders.call(response)
  }
  response.write = (chunk: Chunk, ...rest: unknown[]) => {
    if (isStreamed()) return Reflect.apply(write, response, [chunk, ...rest])
    chunks.push(toBytes(chunk, rest[0]))
    rest.find(isCallback)?.()
    return true
  }
  response.end = (...given: unknown[]) => {
    if (isStreamed()) return Reflect.apply(end, response, given)
    if (isChunk(given[0])) chunks.push(toBytes(given[0], given[1]))
    deliver(joined(chunks), (body) => {
      restore()
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
