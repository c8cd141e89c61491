/** Reads the chosen times from a form with an agent's weeks. */

export type ChosenTime = { value: string; label: string; isPreferred: boolean }

const inputsIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[name="slots"]')]

/** Preferred times of the visitor first, as in the mail, then chronologically. */
export function readTimes(form: HTMLFormElement): ChosenTime[] {
  const chosen = inputsIn(form)
    .filter(({ checked }) => checked)
    .map(({ value, dataset }) => ({ value, label: dataset['label'] ?? '', isPreferred: dataset['preferred'] !== undefined }))
  return chosen.toSorted((a, b) => Number(b.isPreferred) - Number(a.isPreferred))
}

/** At `most` choices, the other checkboxes are disabled until one is cleared. */
export function holdAt(form: HTMLFormElement, most: number): void {
  const inputs = inputsIn(form)
  const isFull = most > 1 && inputs.filter(({ checked }) => checked).length >= most
  for (const input of inputs) input.disabled = isFull && !input.checked
}

export function takeAway(form: HTMLFormElement, value: string): void {
  for (const input of inputsIn(form)) if (input.value === value) input.checked = false
}

/** A typed time overrides one chosen from the hours, as on the server. */
export const typedTime = (form: HTMLFormElement): string =>
  form.querySelector<HTMLInputElement>('input[name="time"]')?.value ?? ''
