/** Visitors who request pages and send the contact form during a trial, and the responses they got. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { botProtectionFields } from '../../lib/forms/challenge.ts'
import { solveProofOfWorkOf } from '../support/solved-proof-of-work.ts'

/** Settings with which these visitors can send forms to a site; the process of the trial needs them, too. */
export const visitorSettings = {
  SECRET: 'the secret of the trials, long enough for all',
  FORM_SECONDS: '0',
  PROOF_OF_WORK_COST: '1',
  TRUSTED_PROXIES: '1',
} as const

const paths = [
  '/nl/',
  '/fr/',
  '/en/for-sale/',
  '/nl/te-koop/',
  '/nl/te-koop/?maxPrice=300000',
  '/nl/contact/',
  '/api/panel/?lang=nl',
]

export type Failure = { at: string; what: string }

export type Answers = {
  pages: number
  /** Mail addresses of acknowledged leads. */
  acknowledged: string[]
  failures: Failure[]
  /** The longest response time, in milliseconds. */
  longest: number
}

let visitor = 0
/** Each form comes from a different IP address, so that no limit per visitor applies. */
const nextAddress = () => {
  visitor += 1
  return `198.18.${Math.floor(visitor / 250) % 250}.${(visitor % 250) + 1}`
}

/** The time of the site's clock, if a trial sets it. */
export const siteClock = { offset: 0, now: () => new Date(Date.now() + siteClock.offset) }

async function formOf(email: string): Promise<FormData> {
  const data = new FormData()
  const hidden = { _form: 'contact', _language: 'nl', _token: randomUUID() }
  const person = { TITLE: 'ms', FIRST_NAME: 'An', LAST_NAME: 'Peeters', EMAIL: email, PHONE_NUMBER: '0470123456' }
  const work = { [botProtectionFields.work]: await solveProofOfWorkOf('contact', siteClock.now()) }
  for (const [name, value] of Object.entries({ ...hidden, ...person, ...work, REMARK: 'Dag', PRIVACY: 'on' }))
    data.set(name, value)
  return data
}

/** Undefined if the lead was stored, otherwise the message to the visitor. */
export async function sendLead(url: string, email: string): Promise<string | undefined> {
  const headers = { Accept: 'application/json', 'X-Forwarded-For': nextAddress() }
  try {
    const answer = await fetch(`${url}/nl/contact/`, { method: 'POST', body: await formOf(email), headers })
    const text = await answer.text()
    return answer.ok && text.includes('"next":"/nl/bedankt/') ? undefined : `${answer.status} ${text.slice(0, 200)}`
  } catch (error) {
    return reasonOf(error)
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return cause instanceof Error ? `${cause.message} ${'code' in cause ? cause.code : ''}` : String(cause)
}

async function lookAt(url: string, path: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${url}${path}`, { headers: { 'X-Forwarded-For': nextAddress() } })
    const text = await answer.text()
    return answer.ok && text.length > 0 ? undefined : `${answer.status} ${path}`
  } catch (error) {
    return `${path} ${reasonOf(error)}`
  }
}

/**
 * @param pause milliseconds between two pages of each of the three visitors. @param leadPause between two leads.
 * @returns `stop` resolves with all responses.
 */
export function startVisitors(url: string, pause: number, leadPause: number): { answers: Answers; stop: () => Promise<Answers> } {
  const answers: Answers = { pages: 0, acknowledged: [], failures: [], longest: 0 }
  let isOver = false
  const count = async (ask: () => Promise<string | undefined>, then: () => void) => {
    const start = performance.now()
    const what = await ask()
    answers.longest = Math.max(answers.longest, performance.now() - start)
    if (what === undefined) then()
    else answers.failures.push({ at: new Date().toISOString(), what })
  }
  const read = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      await count(
        () => lookAt(url, paths[turn % paths.length] ?? '/nl/'),
        () => {
          answers.pages += 1
        },
      )
      await sleep(pause)
    }
  }
  const send = async () => {
    while (!isOver) {
      const email = `${randomUUID()}@voorbeeld.example`
      await count(
        () => sendLead(url, email),
        () => answers.acknowledged.push(email),
      )
      await sleep(leadPause)
    }
  }
  const all = [read(0), read(2), read(4), send(), send()]
  return {
    answers,
    stop: async () => {
      isOver = true
      await Promise.all(all)
      return answers
    },
  }
}
