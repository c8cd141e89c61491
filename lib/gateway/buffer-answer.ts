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

/** Takes over the writing functions of a response. Status and headers of `writeHead` can be read and set until the end. */
export function bufferAnswer(response: ServerResponse, { isBuffered, pass, deliver }: BufferedAnswer): void {
  const chunks: Buffer[] = []
  const { write, end, writeHead, flushHeaders } = response
  let decision: 'buffered' | 'passed' | undefined

  /** Node's own functions call each other by these names. */
  const giveBack = () => Object.assign(response, { write, end, writeHead, flushHeaders })

  function decide(): 'buffered' | 'passed' {
    if (decision) return decision
    decision = isBuffered() ? 'buffered' : 'passed'
    if (decision === 'passed') {
      pass()
      giveBack()
    }
    return decision
  }

  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status
    const headers = rest.find((value) => typeof value === 'object')
    if (Array.isArray(headers)) throw new TypeError('headers as a list are not supported')
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
    return response
  }

  response.flushHeaders = () => {
    if (decide() === 'passed') flushHeaders.call(response)
  }

  response.write = (chunk: Chunk, ...rest: unknown[]) => {
    if (decide() === 'passed') return Reflect.apply(write, response, [chunk, ...rest])
    chunks.push(toBytes(chunk, rest[0]))
    rest.find(isCallback)?.()
    return true
  }

  response.end = (...given: unknown[]) => {
    if (decide() === 'passed') return Reflect.apply(end, response, given)
    if (isChunk(given[0])) chunks.push(toBytes(given[0], given[1]))
    const callback = given.find(isCallback)
    const only = chunks.length === 1 ? chunks[0] : undefined
    deliver(only ?? Buffer.concat(chunks), (body) => {
      giveBack()
      Reflect.apply(
        end,
        response,
        [body, callback].filter((value) => value !== undefined),
      )
    })
    return response
  }
}
