/**
 * Renders the first page of a PDF file as a picture, in a separate process with limited time and memory, as the file may be
 * hostile.
 */
import 'server-only'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import sharp from 'sharp'

export type FirstPage = { png: Buffer } | { fault: string }

/** Milliseconds per page, and megabytes of heap for the process. */
const usualTime = 20_000
const memory = 256
/** Bytes of the largest picture: width and height, then 2000 x 4000 RGBA pixels. */
const maxBytes = 8 + 2000 * 4000 * 4

const drawerScript = ['scripts', 'first-page.ts'].join('/')

async function readUpTo(stream: Readable, limit: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream) {
    size += part.length
    if (size > limit) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Output of the process; undefined when it was killed, failed or wrote too much. */
async function runDrawer(bytes: Buffer, time: number, script: string): Promise<Buffer | undefined> {
  // Without the environment, which contains the site's secrets.
  const drawer = spawn(process.execPath, [`--max-old-space-size=${memory}`, script], {
    env: { NODE_ENV: process.env.NODE_ENV },
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: time,
    killSignal: 'SIGKILL',
  })
  const ended = once(drawer, 'close').catch(() => [1])
  // The process may end before it has read everything (EPIPE).
  drawer.stdin.on('error', () => undefined).end(bytes)
  try {
    const written = await readUpTo(drawer.stdout, maxBytes)
    if (!written) return undefined
    const [code] = await ended
    return code === 0 ? written : undefined
  } finally {
    drawer.kill('SIGKILL')
  }
}

/** @param time limit in milliseconds. @param script that renders. */
export async function drawFirstPage(bytes: Buffer, time = usualTime, script = drawerScript): Promise<FirstPage> {
  const written = await runDrawer(bytes, time, script)
  if (!written || written.length < 8)
    return { fault: 'it cannot be drawn: it is damaged, locked, or takes too much time or memory' }
  const [width, height] = [written.readUInt32LE(0), written.readUInt32LE(4)]
  const pixels = written.subarray(8)
  if (width < 1 || height < 1 || pixels.length !== width * height * 4) return { fault: 'its first page has no size' }
  const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' })
  return { png: await picture.png().toBuffer() }
}
