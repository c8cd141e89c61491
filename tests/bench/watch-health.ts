/** Requests health and a file every half second until it is stopped, in a separate thread, as the load generator is busy. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

const addresses = z.array(z.string()).parse(workerData)
const times: number[] = []
let failures = 0
let isOver = false

parentPort?.once('message', () => {
  isOver = true
})

while (!isOver) {
  const begin = performance.now()
  const answers = await Promise.all(addresses.map((address) => fetch(address).catch(() => undefined)))
  await Promise.all(answers.map((answer) => answer?.arrayBuffer()))
  times.push(performance.now() - begin)
  if (!answers.every((answer) => answer?.ok)) failures += 1
  await sleep(500)
}

const sorted = times.toSorted((a, b) => a - b)
const round = (time = 0) => Math.round(time)
parentPort?.postMessage(
  `${round(sorted[Math.floor(sorted.length / 2)])} (${round(sorted.at(-1))}), ${failures} of ${times.length} failed`,
)
