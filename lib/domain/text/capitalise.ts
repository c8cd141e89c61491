/** The text with a capital at its head, as a label has it. */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** The text with a small letter at its head, as a word in a line has it. */
export function decapitalise(text: string): string {
  return text.charAt(0).toLocaleLowerCase() + text.slice(1)
}
