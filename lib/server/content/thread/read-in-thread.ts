/** Has the content read by the thread beside, see `lib/process/content-thread.ts`, and takes in what it found. */
import 'server-only'
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import type { ContentThread, ReadProgress } from '../../../process/content-thread.ts'
import { createReceiver, type Received, type Receiver } from './receive.ts'
import { runInSlices } from './steps.ts'
import type { Message } from './transfer.ts'

// On globalThis: the site's bundles each have a copy of this file, and the thread tells all of them together everything once.
const holder = globalThis as typeof globalThis & { siteContentReceiver?: { of: ContentThread; receiver: Receiver } }

function receiverOf(thread: ContentThread): Receiver {
  if (holder.siteContentReceiver?.of !== thread) holder.siteContentReceiver = { of: thread, receiver: createReceiver() }
  return holder.siteContentReceiver.receiver
}

/** What waits at the port, taken out as it is asked for: nothing is unpacked before. */
function* messagesAt(port: MessagePort): Generator<Message> {
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) yield next.message
}

/** What the thread says of the reading, one after the other. */
function createNews(thread: ContentThread): () => Promise<ReadProgress> {
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

/** @returns undefined when there is no thread, or none any more: then the content has to be read here. */
export async function readInThread(showsAlready: boolean): Promise<Received | undefined> {
  const thread = globalThis.siteContentThread
  if (!thread) return undefined
  const { port1, port2 } = new MessageChannel()
  const { take, finish } = receiverOf(thread)
  const next = createNews(thread)
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
