/** Capitalises the first letter, as in a label. */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** Puts the first letter in lower case, as for a word within a sentence. */
export function decapitalise(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1)
}
