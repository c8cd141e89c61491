/** The secret in the address of a shared list: five groups of four characters, 100 random bits. */

/** Without characters that are easily confused, such as 1, l and i. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz0'
const length = 20

/** @param bytes twenty random bytes */
export function writeListKey(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, length)].map((byte) => alphabet[byte % alphabet.length] ?? '')
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

export const isListKey = (text: string): boolean => /^[a-z0-9]{4}(-[a-z0-9]{4}){4}$/.test(text)
