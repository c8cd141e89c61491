/** Visitors who send the contact form, and retry until it is acknowledged. */

/** The mail address of a visitor, who is identified by the form's token. */
export const addressOf = (token: string) => `${token}@voorbeeld.example`

/** The same at each attempt, as from a browser. */
function formOf(token: string): FormData {
  const data = new FormData()
  const hidden = { _form: 'contact', _language: 'nl', _token: token }
  const person = { TITLE: 'ms', FIRST_NAME: 'An', LAST_NAME: 'Peeters', EMAIL: addressOf(token), PHONE_NUMBER: '0470123456' }
  const values = { ...hidden, ...person, REMARK: 'Kunt u mij bellen?', PRIVACY: 'on' }
  for (const [name, value] of Object.entries(values)) data.append(name, value)
  return data
}

/** Undefined if the server died before its response was complete. */
const post = (url: string, token: string): Promise<string | undefined> =>
  fetch(url, { method: 'POST', body: formOf(token) })
    .then((response) => response.text())
    .catch(() => undefined)

/**
 * Sends five at a time and moves acknowledged ones from one list to the other, until none is left or the server is gone.
 * @throws if the server answers anything but an acknowledgement.
 */
export async function sendAll(url: string, waiting: string[], acknowledged: string[]): Promise<void> {
  const send = async () => {
    for (let token = waiting.shift(); token; token = waiting.shift()) {
      const answer = await post(url, token)
      if (answer !== undefined && answer !== 'saved') throw new Error(`The server answered: ${answer}`)
      if (answer === undefined) {
        waiting.push(token)
        return
      }
      acknowledged.push(token)
    }
  }
  await Promise.all(Array.from({ length: 5 }, send))
}
