/** The file of a file field, as the form library keeps it; the server knows no such lists. */
export function chosenFile(value: unknown): File | undefined {
  return typeof FileList !== 'undefined' && value instanceof FileList ? value[0] : undefined
}
