/** Forms that ask for characters: a busy machine is slow at the proof of work, and many tests come from one address. */
import type { Locator } from '@playwright/test'
import { botProtectionFields } from '../../lib/forms/challenge.ts'
import { runOnServer } from './run-on-server.ts'

const answerIn = (form: Locator) => form.locator(`[name="${botProtectionFields.answer}"]`)

/** Types the characters, if the form asks for them. */
export async function answerCharacters(form: Locator): Promise<void> {
  if (!(await answerIn(form).isVisible())) return
  const token = await form.locator(`[name="${botProtectionFields.token}"]`).inputValue()
  await answerIn(form).fill(await runOnServer('solveCharacters', token))
}

/** Sends, and once more with the characters if they are asked. @param done what shows that the form was taken: an address, or something on the page */
export async function sendAndAnswer(form: Locator, send: Locator, done: RegExp | Locator): Promise<void> {
  await send.click()
  const isDone = done instanceof RegExp ? form.page().waitForURL(done) : done.waitFor()
  await Promise.race([isDone, answerIn(form).waitFor()])
  if (!(await answerIn(form).isVisible())) return
  await answerCharacters(form)
  await send.click()
}
