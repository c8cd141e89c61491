/** Requests a reading of the content from the content worker thread (`lib/process/content-thread.ts`) and receives the result. */
import 'server-only'
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import type { ContentThread, ReadProgress } from '../../../process/content-thread.ts'
import { createReceiver, type Received, type Receiver } from './receive.ts'
import { runInSlices } from './steps.ts'
import type { Message } from './transfer.ts'

// On globalThis: each bundle has a copy of this file, but the thread sends each change once, for all of them.
const holder = globalThis as typeof globalThis & { siteContentReceiver?: { of: ContentThread; receiver: Receiver } }

function receiverOf(thread: ContentThread): Receiver {
  if (holder.siteContentReceiver?.of !== thread) holder.siteContentReceiver = { of: thread, receiver: createReceiver() }
  return holder.siteContentReceiver.receiver
}

/** The messages waiting at the port. Each is deserialized only when requested. */
function* messagesAt(port: MessagePort): Generator<Message> {
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) yield next.message
}

/** Returns a function that resolves with the next progress report of the thread. */
function createProgress(thread: ContentThread): () => Promise<ReadProgress> {
  const waiting: ReadProgress[] = []
  let take: ((news: ReadProgress) => void) | undefined
  thread.onRead((news) => {
    if (take) take(news)
    else waiting.push(news)
    take = undefined
  })
  return () => {
    const news = waiting.shift()
    return news
      ? Promise.resolve(news)
      : new Promise((done) => {
          take = done
        })
  }
}

/** @returns undefined without a thread, or when it ended: the caller then has to read the content itself. */
export async function readInThread(showsAlready: boolean): Promise<Received | undefined> {
  const thread = globalThis.siteContentThread
  if (!thread) return undefined
  const { port1, port2 } = new MessageChannel()
  const { take, finish } = receiverOf(thread)
  const next = createProgress(thread)
  try {
    thread.send({ kind: 'read', showsAlready, port: port2 })
    for (let news = await next(); news !== 'gone'; news = await next()) {
      await runInSlices(take(messagesAt(port1)))
      if (news === 'all') return await runInSlices(finish())
      port1.postMessage('taken')
    }
    return undefined
  } finally {
    port1.close()
  }
}
