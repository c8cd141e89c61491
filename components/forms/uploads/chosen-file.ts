/** The file of a file field, as the form library stores it; `FileList` does not exist on the server. */
export function chosenFile(value: unknown): File | undefined {
  return typeof FileList !== 'undefined' && value instanceof FileList ? value[0] : undefined
}
