/** Answers the character challenge of forms: on a busy machine the proof of work is slow, and many tests share one IP address. */
import type { Locator } from '@playwright/test'
import { botProtectionFields } from '../../lib/forms/challenge.ts'
import { runOnServer } from './run-on-server.ts'

const answerIn = (form: Locator) => form.locator(`[name="${botProtectionFields.answer}"]`)

/** Types the characters if the form shows the challenge. */
export async function answerCharacters(form: Locator): Promise<void> {
  if (!(await answerIn(form).isVisible())) return
  const token = await form.locator(`[name="${botProtectionFields.token}"]`).inputValue()
  await answerIn(form).fill(await runOnServer('solveCharacters', token))
}

/** Sends the form, and again with the characters if it shows the challenge. @param done what proves success: an address or something on the page */
export async function sendAndAnswer(form: Locator, send: Locator, done: RegExp | Locator): Promise<void> {
  await send.click()
  const isDone = done instanceof RegExp ? form.page().waitForURL(done) : done.waitFor()
  await Promise.race([isDone, answerIn(form).waitFor()])
  if (!(await answerIn(form).isVisible())) return
  await answerCharacters(form)
  await send.click()
}
