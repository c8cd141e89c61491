/** Visitors who send the contact form, and send it again as long as nobody thanks them. */

/** The address of a visitor, who is known by the token of the form. */
export const addressOf = (token: string) => `${token}@voorbeeld.example`

/** The same at each attempt, as a browser sends it. */
function formOf(token: string): FormData {
  const data = new FormData()
  const hidden = { _form: 'contact', _language: 'nl', _token: token }
  const person = { TITLE: 'ms', FIRST_NAME: 'An', LAST_NAME: 'Peeters', EMAIL: addressOf(token), PHONE_NUMBER: '0470123456' }
  const values = { ...hidden, ...person, REMARK: 'Kunt u mij bellen?', PRIVACY: 'on' }
  for (const [name, value] of Object.entries(values)) data.append(name, value)
  return data
}

/** Undefined when the server was gone before its answer was complete. */
const post = (url: string, token: string): Promise<string | undefined> =>
  fetch(url, { method: 'POST', body: formOf(token) })
    .then((response) => response.text())
    .catch(() => undefined)

/**
 * Sends five at a time and moves what was acknowledged from one list to the other, until nobody waits or the server is gone.
 * @throws when the server answers anything else than that it kept the lead.
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
