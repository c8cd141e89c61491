/** Has the content read by the thread beside, see `lib/process/content-thread.ts`, and takes in what it found. */
import 'server-only'
import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import type { ContentThread } from '../../process/content-thread.ts'
import { createReceiver, type Received, type Receiver } from './receive.ts'
import { runInSlices } from './steps.ts'
import type { Message } from './transfer.ts'

// On globalThis: the site's bundles each have a copy of this file, and the thread tells all of them together everything once.
const holder = globalThis as typeof globalThis & { siteContentReceiver?: { of: ContentThread; receive: Receiver } }

function receiverOf(thread: ContentThread): Receiver {
  if (holder.siteContentReceiver?.of !== thread) holder.siteContentReceiver = { of: thread, receive: createReceiver() }
  return holder.siteContentReceiver.receive
}

/** What waits at the port, taken out as it is asked for: nothing is unpacked before. */
function* messagesAt(port: MessagePort): Generator<Message> {
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) yield next.message
}

/** Resolves to false when the thread is gone. */
function askToRead(thread: ContentThread, showsAlready: boolean, port: MessagePort): Promise<boolean> {
  return new Promise((done) => {
    thread.onceRead((isDone) => done(isDone))
    thread.tell({ kind: 'read', showsAlready, port })
  })
}

/** @returns undefined when there is no thread, or none any more: then the content has to be read here. */
export async function readInThread(showsAlready: boolean): Promise<Received | undefined> {
  const thread = globalThis.siteContentThread
  if (!thread) return undefined
  const { port1, port2 } = new MessageChannel()
  try {
    if (!(await askToRead(thread, showsAlready, port2))) return undefined
    return await runInSlices(receiverOf(thread)(messagesAt(port1)))
  } finally {
    port1.close()
  }
}
