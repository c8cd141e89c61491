/** The last part of a list's address, which opens it: five groups of four characters, a hundred bits that nobody guesses. */

/** Without letters and digits that are mistaken for each other. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz0'
const length = 20

/** @param bytes twenty random ones */
export function writeListKey(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, length)].map((byte) => alphabet[byte % alphabet.length] ?? '')
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

export const isListKey = (text: string): boolean => /^[a-z0-9]{4}(-[a-z0-9]{4}){4}$/.test(text)
