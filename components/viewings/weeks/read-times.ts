/** The times that are chosen in a form with weeks of an agent. */

export type ChosenTime = { value: string; label: string; isPreferred: boolean }

const inputsIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[name="slots"]')]

/** Those that suit the visitor first, as the mail has them, then in their order. */
export function readTimes(form: HTMLFormElement): ChosenTime[] {
  const chosen = inputsIn(form)
    .filter(({ checked }) => checked)
    .map(({ value, dataset }) => ({ value, label: dataset['label'] ?? '', isPreferred: dataset['preferred'] !== undefined }))
  return chosen.toSorted((a, b) => Number(b.isPreferred) - Number(a.isPreferred))
}

/** No more than `most`: the others wait until one of them is taken away. */
export function holdAt(form: HTMLFormElement, most: number): void {
  const inputs = inputsIn(form)
  const isFull = most > 1 && inputs.filter(({ checked }) => checked).length >= most
  for (const input of inputs) input.disabled = isFull && !input.checked
}

export function takeAway(form: HTMLFormElement, value: string): void {
  for (const input of inputsIn(form)) if (input.value === value) input.checked = false
}

/** A time that is typed counts before one that is chosen from the hours, as on the server. */
export const typedTime = (form: HTMLFormElement): string =>
  form.querySelector<HTMLInputElement>('input[name="time"]')?.value ?? ''
