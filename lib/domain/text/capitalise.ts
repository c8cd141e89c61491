/** The text with a capital at its head, as a label has it. */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
