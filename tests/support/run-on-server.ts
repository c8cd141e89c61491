/** Runs functions of the site's own code, with the secret and the data of the site under test (site-actions.ts). */
import { type ChildProcess, fork } from 'node:child_process'
import { resolve } from 'node:path'
import type { Answer, Request, siteActions } from './site-actions.ts'

type Actions = typeof siteActions
type Result<Name extends keyof Actions> = Awaited<ReturnType<Actions[Name]>>

const root = resolve(import.meta.dirname, '../..')

let count = 0

function startProgram(cwd: string, env: NodeJS.ProcessEnv): ChildProcess {
  const started = fork(resolve(root, 'tests/support/site-actions.ts'), { cwd, env, execArgv: ['--conditions=react-server'] })
  started.setMaxListeners(0)
  // It must not keep the worker alive.
  started.unref()
  started.channel?.unref()
  return started
}

/** Resolves with the response to one request, or rejects when the program ends. */
function waitForAnswer<Result>(child: ChildProcess, number: number): Promise<Result> {
  return new Promise((done, fail) => {
    const onExit = () => fail(new Error('The program that runs the site’s code has ended.'))
    const onMessage = (answer: Answer) => {
      if (answer.number !== number) return
      child.off('message', onMessage)
      child.off('exit', onExit)
      if ('error' in answer) fail(new Error(answer.error))
      else done(answer.result as Result)
    }
    child.on('message', onMessage)
    child.once('exit', onExit)
  })
}

/** @throws what the site's code throws. */
export type Run = <Name extends keyof Actions>(action: Name, ...args: Parameters<Actions[Name]>) => Promise<Result<Name>>

/** One program per site, for the lifetime of the worker: loading the site's code takes longer than any call. */
export function runIn(cwd: string, env: NodeJS.ProcessEnv): Run {
  let program: ChildProcess | undefined
  return (action, ...args) => {
    program ??= startProgram(cwd, env)
    count += 1
    const answer = waitForAnswer<Result<typeof action>>(program, count)
    program.send({ number: count, action, args } satisfies Request)
    return answer
  }
}

/** The address at which playwright.config.ts runs the program of the site that all workers share. */
export const actionsAddress = 'http://localhost:3209'

/** @throws what the site's code throws. */
export async function runOnServer<Name extends keyof Actions>(
  action: Name,
  ...args: Parameters<Actions[Name]>
): Promise<Result<Name>> {
  count += 1
  const body = JSON.stringify({ number: count, action, args } satisfies Request)
  const response = await fetch(actionsAddress, { method: 'POST', body })
  const answer = (await response.json()) as { result: Result<Name> } | { error: string }
  if ('error' in answer) throw new Error(answer.error)
  return answer.result
}
